// A part of a picture, placed on the canvas. GLSL 1.10: every desktop OpenGL from 2.0 on takes it.
attribute vec2 corner;  // of the unit square
uniform vec4 place;     // x, y, width, height in clip coordinates
uniform vec4 part;      // x, y, width, height in texture coordinates
varying vec2 where;

void main() {
    where = part.xy + corner * part.zw;
    gl_Position = vec4(place.xy + corner * place.zw, 0.0, 1.0);
}
