// The photograph's own bytes, unchanged: no sRGB conversion on the way.
#ifdef GL_ES
precision highp float;
#endif
uniform sampler2D photograph;
varying vec2 where;

void main() {
    gl_FragColor = vec4(texture2D(photograph, where).rgb, 1.0);
}
