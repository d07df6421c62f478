// The picture's own bytes, with no sRGB conversion on the way; RETOUCHED, changed as a look wants them. A SHEET is no
// photograph: it is transparent, and each of its pixels falls on one of the canvas. Textures hold blue for red.
#ifdef GL_ES
precision highp float;
#endif
uniform sampler2D picture;
uniform vec2 last;        // the middle of the photograph's last pixel; beyond it the texture holds nothing
varying vec2 where;

#ifdef RETOUCHED
uniform sampler2D tones;  // what each of 256 values becomes: imaging/enhance.py has the formulas
uniform vec3 channel;     // 1 for the one that is shown as grey, all 0 for colour
uniform vec3 lens;        // x, y, radius in device pixels from the lower left corner; 0, 0, 0 without a loupe

float tone(float value) {
    return texture2D(tones, vec2((value * 255.0 + 0.5) / 256.0, 0.5)).r;
}
#endif

void main() {
#ifdef SHEET
    gl_FragColor = texture2D(picture, where).bgra;
#else
    vec3 shown = texture2D(picture, min(where, last)).bgr;
    float inside = 1.0;
#ifdef RETOUCHED
    if (channel == vec3(0.0)) {
        shown = vec3(tone(shown.r), tone(shown.g), tone(shown.b));
    } else {
        shown = vec3(tone(dot(shown, channel)));
    }
    if (lens.z > 0.0) {
        inside = clamp(lens.z + 0.5 - distance(gl_FragCoord.xy, lens.xy), 0.0, 1.0);
    }
#endif
    gl_FragColor = vec4(shown, inside);
#endif
}
