import { circle, linear, type Pen, rect, text } from './pen.ts'
import { hash53, type PictureSpec } from './spec.ts'
import { flatShadow } from './stage.ts'
import { mix } from './tones.ts'

/** A maker's label: name, facts line by line, bars. */
export function label(pen: Pen, spec: PictureSpec, x: number, y: number, w: number, h: number, tint = '#2f6db5'): void {
  rect(
    pen,
    x,
    y,
    w,
    h,
    8,
    linear(pen, [
      [0, '#fdfdfc'],
      [1, '#e9ecef'],
    ]),
  )
  rect(pen, x, y, w, h * 0.22, 8, tint)
  text(pen, spec.brand, x + w * 0.05, y + h * 0.155, h * 0.13, '#ffffff', { weight: 700 })
  spec.facts
    .split(' · ')
    .slice(0, 3)
    .forEach((fact, i) => {
      text(pen, fact, x + w * 0.05, y + h * (0.4 + i * 0.15), h * (i ? 0.095 : 0.13), '#2c3138', {
        weight: i ? 500 : 700,
      })
    })
  let left = x + w * 0.05
  for (let i = 0; left < x + w * 0.6; i++) {
    const bar = 1.5 + (hash53(`${spec.facts}${i}`) % 4) * 1.3
    rect(pen, left, y + h * 0.8, bar, h * 0.13, 0, '#22262b')
    left += bar + 2.2 + (i % 3)
  }
  rect(pen, x + w * 0.76, y + h * 0.66, h * 0.26, h * 0.26, 3, '#22262b')
  for (let i = 0; i < 36; i++)
    if (hash53(`${spec.brand}${i}`) % 2)
      rect(
        pen,
        x + w * 0.76 + h * (0.012 + (i % 6) * 0.04),
        y + h * (0.672 + Math.floor(i / 6) * 0.04),
        h * 0.036,
        h * 0.036,
        0,
        '#f4f5f6',
      )
}

export function chip(pen: Pen, x: number, y: number, w: number, h: number): void {
  rect(
    pen,
    x,
    y,
    w,
    h,
    3,
    linear(pen, [
      [0, '#3a3c41'],
      [1, '#141518'],
    ]),
  )
  circle(pen, x + 10, y + 10, 3, '#55585e')
}

export function board(pen: Pen, x: number, y: number, w: number, h: number, color: string): void {
  flatShadow(pen, x, y, w, h, 8)
  rect(
    pen,
    x,
    y,
    w,
    h,
    8,
    linear(
      pen,
      [
        [0, mix(color, '#ffffff', 0.18)],
        [1, color],
      ],
      [0, 0, 1, 1],
    ),
  )
}

export const PCB = '#1d5c45'
