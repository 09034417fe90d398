import { circle, type Pen, radial } from './pen.ts'

export function lensGlass(pen: Pen, cx: number, cy: number, r: number): void {
  circle(pen, cx, cy, r, '#0d0e10', 'stroke="#5d6269" stroke-width="2"')
  circle(
    pen,
    cx,
    cy,
    r * 0.68,
    radial(
      pen,
      [
        [0, '#2b3a66'],
        [0.5, '#141a2c'],
        [1, '#05060a'],
      ],
      [0.4, 0.35, 0.7],
    ),
  )
  circle(pen, cx - r * 0.24, cy - r * 0.26, r * 0.16, '#9db8ff', 'opacity="0.75"')
}
