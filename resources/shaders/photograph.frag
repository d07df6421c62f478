// The photograph's own bytes, with no sRGB conversion on the way, changed as the look wants them.
#ifdef GL_ES
precision highp float;
#endif
uniform sampler2D photograph;
uniform sampler2D tones;  // what each of 256 values becomes: imaging/enhance.py has the formulas
uniform vec2 last;        // the middle of the photograph's last pixel; beyond it the texture holds nothing
uniform bool plain;
uniform vec3 channel;     // 1 for the one that is shown as grey, all 0 for colour
uniform vec3 lens;        // x, y, radius in device pixels from the lower left corner; 0, 0, 0 without a loupe
varying vec2 where;

vec2 place_of(float value) {
    return vec2((value * 255.0 + 0.5) / 256.0, 0.5);
}

void main() {
    vec3 shown = texture2D(photograph, min(where, last)).rgb;
    if (!plain) {
        shown = floor(shown * 255.0 + 0.1) / 255.0;  // whole values as QPainter has them: every rater sees the same
        float grey = dot(shown, channel);
        shown = channel == vec3(0.0) ? shown : vec3(grey);
        shown = vec3(
            texture2D(tones, place_of(shown.r)).r,
            texture2D(tones, place_of(shown.g)).r,
            texture2D(tones, place_of(shown.b)).r
        );
    }
    float inside = lens.z > 0.0 ? clamp(lens.z + 0.5 - distance(gl_FragCoord.xy, lens.xy), 0.0, 1.0) : 1.0;
    gl_FragColor = vec4(shown, inside);
}
