import { wearMarks } from './flaws.ts'
import { circle, linear, type Pen, polygon, rect, text } from './pen.ts'
import { sockets, vents } from './plugs.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { tonesOf } from './tones.ts'

export function drawPrinter(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const ink = spec.family === 'inkjet'
  const scan = spec.family.endsWith('scan') || ink
  const [w, h] = ink ? [640, 270] : [600, scan ? 470 : 350]
  const [x, y] = [600 - w / 2, 750 - h]
  floorShadow(pen, 600, 750, w / 2, 34)
  polygon(
    pen,
    [
      [x + 54, y - 62],
      [x + w - 54, y - 62],
      [x + w, y + 6],
      [x, y + 6],
    ],
    linear(pen, [
      [0, t.mid],
      [1, t.light],
    ]),
  )
  rect(
    pen,
    x,
    y,
    w,
    h,
    16,
    linear(pen, [
      [0, t.light],
      [0.2, t.base],
      [1, t.dark],
    ]),
  )
  if (spec.view === 'front') wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
  if (spec.view !== 'front') {
    vents(pen, x + 60, y + 60, w * 0.4, h * 0.4, 16, t.dark)
    rect(pen, x + w - 110, y + h - 90, 64, 48, 6, '#17181b')
    sockets(pen, x + 60, y + h - 60, 1, 'lan')
    sockets(pen, x + 116, y + h - 60, 1, 'usb')
    wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  if (scan) {
    rect(
      pen,
      x - 8,
      y - 26,
      w + 16,
      58,
      14,
      linear(pen, [
        [0, t.light],
        [1, t.mid],
      ]),
    )
    rect(pen, x, y + 34, w, 5, 0, t.deep, 'opacity="0.5"')
  }
  const slot = y + h * (ink ? 0.4 : scan ? 0.4 : 0.2)
  rect(pen, x + w * 0.12, slot, w * 0.76, h * 0.2, 8, '#1a1b1e')
  polygon(
    pen,
    [
      [x + w * 0.2, slot + h * 0.1],
      [x + w * 0.8, slot + h * 0.1],
      [x + w * 0.84, slot + h * 0.2 + 24],
      [x + w * 0.16, slot + h * 0.2 + 24],
    ],
    linear(pen, [
      [0, '#dfe2e5'],
      [1, '#ffffff'],
    ]),
  )
  for (let i = 0; i < 3; i++)
    rect(pen, x + w * 0.26, slot + h * 0.13 + i * 12, w * (0.46 - i * 0.08), 4, 2, i ? '#b6bcc3' : '#3f79bd')
  if (!ink) {
    rect(pen, x + 14, y + h - 104, w - 28, 90, 8, t.mid, `stroke="${t.dark}"`)
    rect(pen, 600 - 60, y + h - 42, 120, 14, 7, t.deep)
  }
  const panel = scan && !ink ? y + 70 : y + 50
  rect(pen, x + w - 220, panel, 176, 66, 8, '#0f1113')
  rect(
    pen,
    x + w - 210,
    panel + 8,
    104,
    50,
    4,
    linear(pen, [
      [0, '#4aa3e0'],
      [1, '#1e5f9f'],
    ]),
  )
  circle(pen, x + w - 74, panel + 33, 14, '#2a2c30', 'stroke="#66e08d" stroke-width="3"')
  text(pen, spec.brand, x + 44, panel + 44, 34, t.ink, { weight: 700 })
}

export function drawLabelPrinter(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const [x, y, w, h] = [430, 400, 340, 330]
  floorShadow(pen, 600, y + h, w / 2, 32)
  polygon(
    pen,
    [
      [x + 30, y - 110],
      [x + w - 30, y - 110],
      [x + w, y + 6],
      [x, y + 6],
    ],
    linear(pen, [
      [0, t.light],
      [1, t.base],
    ]),
  )
  rect(
    pen,
    x,
    y,
    w,
    h,
    26,
    linear(pen, [
      [0, t.light],
      [0.2, t.base],
      [1, t.dark],
    ]),
  )
  if (spec.view === 'front') wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
  if (spec.view !== 'front') {
    sockets(pen, x + 60, y + h - 80, 1, 'lan')
    sockets(pen, x + 120, y + h - 80, 2, 'usb')
    wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  rect(pen, x + 40, y + 70, w - 80, 22, 6, '#141518')
  polygon(
    pen,
    [
      [x + 64, y + 84],
      [x + w - 64, y + 84],
      [x + w - 58, y + 250],
      [x + 58, y + 250],
    ],
    '#ffffff',
    'stroke="#d5d9de"',
  )
  text(pen, 'OBIEG', 600, y + 136, 30, '#22262b', { anchor: 'middle', weight: 700, spacing: 60 })
  for (let i = 0; i < 30; i++) rect(pen, x + 84 + i * 6, y + 160, 1.6 + ((i * 7) % 4), 56, 0, '#22262b')
  circle(pen, x + w - 40, y + 36, 9, '#66e08d')
  text(pen, spec.brand, x + 40, y + 46, 26, t.ink, { weight: 700 })
}
