import { wearMarks } from './flaws.ts'
import { circle, ellipse, linear, type Pen, path, radial, rect, stroke, text } from './pen.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { mix, tonesOf } from './tones.ts'

export function drawSpeaker(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  if (spec.family === 'studio') {
    const [x, y, w, h] = [420, 130, 360, 610]
    floorShadow(pen, 600, y + h, w / 2, 30)
    rect(
      pen,
      x,
      y,
      w,
      h,
      14,
      linear(
        pen,
        [
          [0, t.light],
          [0.1, t.base],
          [1, t.dark],
        ],
        [0, 0, 1, 1],
      ),
    )
    if (spec.view !== 'front') {
      rect(pen, x + 60, y + 220, w - 120, 320, 8, t.deep)
      for (let i = 0; i < 3; i++) circle(pen, x + 120 + i * 60, y + 300, 20, '#7d8289')
      wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
      return
    }
    driver(pen, 600, y + 150, 72)
    driver(pen, 600, y + 390, 150)
    text(pen, spec.brand, 600, y + h - 28, 22, t.ink, { anchor: 'middle', weight: 700 })
    return
  }
  const smart = spec.family === 'smart'
  const [w, h] = smart ? [380, 400] : [660, 270]
  const [x, y] = [600 - w / 2, 720 - h]
  floorShadow(pen, 600, y + h, w / 2 - 20, 30)
  rect(
    pen,
    x,
    y,
    w,
    h,
    smart ? 170 : 130,
    linear(pen, [
      [0, t.light],
      [0.35, t.base],
      [1, t.deep],
    ]),
  )
  for (let row = 0; row < (smart ? 22 : 15); row++) {
    const py = y + 16 + row * 17
    const inset = smart ? 34 : 62
    stroke(pen, `M${x + inset} ${py}H${x + w - inset}`, t.deep, 5, 'stroke-dasharray="1 10" opacity="0.5"')
  }
  if (smart) ellipse(pen, 600, y + 34, 110, 18, mix(t.base, '#58c9ff', 0.6), 'opacity="0.85"')
  else
    for (const cx of [x + 18, x + w - 18])
      ellipse(pen, cx, y + h / 2, 26, 96, '#1b1c1f', `stroke="${t.mid}" stroke-width="5"`)
  text(pen, spec.brand, 600, y + h / 2 + 18, smart ? 34 : 56, t.isDark ? '#ffffff' : t.ink, {
    anchor: 'middle',
    weight: 700,
    opacity: 0.92,
  })
  wearMarks(pen, spec.wear, x + 60, y + 30, w - 120, h - 60, t.isDark)
}

function driver(pen: Pen, cx: number, cy: number, r: number): void {
  circle(pen, cx, cy, r, '#101113', 'stroke="#45484e" stroke-width="6"')
  circle(
    pen,
    cx,
    cy,
    r * 0.84,
    radial(pen, [
      [0, '#4a4d54'],
      [0.6, '#26282c'],
      [1, '#0f1012'],
    ]),
  )
  circle(
    pen,
    cx,
    cy,
    r * 0.34,
    radial(
      pen,
      [
        [0, '#6a6e75'],
        [1, '#1d1e22'],
      ],
      [0.4, 0.35, 0.7],
    ),
  )
}

export function drawProjector(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const [x, y, w, h] = [270, 400, 660, 230]
  floorShadow(pen, 600, y + h + 8, w / 2, 34)
  path(
    pen,
    `M${x + 60} ${y - 100}H${x + w - 60}L${x + w} ${y + 6}H${x}Z`,
    linear(pen, [
      [0, t.mid],
      [1, t.light],
    ]),
  )
  for (let i = 0; i < 5; i++) circle(pen, 600 + i * 36, y - 50, 10, t.dark)
  rect(
    pen,
    x,
    y,
    w,
    h,
    24,
    linear(pen, [
      [0, t.light],
      [0.3, t.base],
      [1, t.dark],
    ]),
  )
  if (spec.view === 'front') wearMarks(pen, spec.wear, x + 40, y - 90, w - 80, 90, t.isDark)
  if (spec.view !== 'front') {
    for (let i = 0; i < 5; i++)
      rect(pen, x + 70 + i * 92, y + 90, 66, 30, 5, '#17181b', `stroke="${t.dark}" stroke-width="3"`)
    for (let i = 0; i < 12; i++) rect(pen, x + 60 + i * 42, y + 160, 26, 8, 4, t.dark)
    text(pen, spec.brand, 600, y + 62, 30, t.ink, { anchor: 'middle', weight: 700 })
    wearMarks(pen, spec.wear, x + 40, y - 90, w - 80, 90, t.isDark)
    return
  }
  circle(pen, x + 190, y + h / 2, 98, '#2a2c30', `stroke="${t.dark}" stroke-width="5"`)
  circle(
    pen,
    x + 190,
    y + h / 2,
    76,
    radial(
      pen,
      [
        [0, '#cfe2ff'],
        [0.3, '#4a6fb8'],
        [0.8, '#0f1a33'],
        [1, '#05070c'],
      ],
      [0.4, 0.36, 0.65],
    ),
  )
  for (let i = 0; i < 9; i++) rect(pen, x + 360, y + 46 + i * 16, 250, 7, 3, t.dark)
  text(pen, spec.brand, x + 610, y + h - 22, 26, t.ink, { anchor: 'end', weight: 700 })
  flatFoot(pen, x + 50, y + h)
  flatFoot(pen, x + w - 110, y + h)
}

function flatFoot(pen: Pen, x: number, y: number): void {
  rect(pen, x, y - 3, 60, 12, 4, '#26282c')
}
