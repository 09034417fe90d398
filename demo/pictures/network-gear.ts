import { wearMarks } from './flaws.ts'
import { circle, ellipse, linear, type Pen, polygon, radial, rect, softPolygon, stroke, text } from './pen.ts'
import { sockets, vents } from './plugs.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow, floorShadow } from './stage.ts'
import { tonesOf } from './tones.ts'

function lanPort(pen: Pen, x: number, y: number, s: number, lit: boolean): void {
  rect(pen, x, y, s, s * 0.86, 2, '#aab0b6')
  rect(pen, x + s * 0.08, y + s * 0.08, s * 0.84, s * 0.7, 1.5, '#101113')
  for (let k = 0; k < 6; k++) rect(pen, x + s * (0.2 + k * 0.105), y + s * 0.1, s * 0.045, s * 0.2, 0, '#cba553')
  rect(pen, x + s * 0.04, y + s * 0.88, s * 0.18, s * 0.1, 1, lit ? '#66e08d' : '#3b4046')
}

/** Switches and firewalls of rack width; small ones are half as wide. */
export function drawSwitch(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const small = spec.size <= 12
  const [w, h] = small ? [640, 110] : [1010, 116]
  const [x, y] = [600 - w / 2, 470]
  floorShadow(pen, 600, y + h, w / 2, 30)
  polygon(
    pen,
    [
      [x + 70, y - 120],
      [x + w - 70, y - 120],
      [x + w, y],
      [x, y],
    ],
    linear(pen, [
      [0, t.dark],
      [1, t.light],
    ]),
  )
  text(pen, spec.brand, 600, y - 46, 34, t.ink, { anchor: 'middle', weight: 700, opacity: 0.7, spacing: 30 })
  rect(
    pen,
    x,
    y,
    w,
    h,
    5,
    linear(pen, [
      [0, t.light],
      [0.14, t.base],
      [1, t.mid],
    ]),
  )
  if (!small)
    for (const left of [x - 30, x + w]) {
      rect(pen, left, y + 2, 30, h - 4, 4, t.mid)
      for (const top of [26, h - 26]) rect(pen, left + 6, y + top - 5, 18, 10, 5, t.deep)
    }
  if (spec.view === 'front') wearMarks(pen, spec.wear, x + 70, y - 116, w - 140, 112, t.isDark)
  if (spec.view !== 'front') {
    rect(pen, x + w - 130, y + h / 2 - 30, 84, 56, 6, '#141518', `stroke="${t.light}"`)
    for (let i = 0; i < 3; i++) rect(pen, x + w - 112 + i * 22, y + h / 2 - 12, 8, 22, 2, '#cfd3d7')
    for (let f = 0; f < (small ? 1 : 3); f++) {
      circle(pen, x + 110 + f * 110, y + h / 2, 42, '#17181b', `stroke="${t.dark}" stroke-width="5"`)
      for (let k = 0; k < 8; k++)
        stroke(
          pen,
          `M${x + 110 + f * 110} ${y + h / 2}l${(Math.cos(k * 0.785) * 38).toFixed(1)} ${(Math.sin(k * 0.785) * 38).toFixed(1)}`,
          '#3b3e44',
          3,
        )
    }
    wearMarks(pen, spec.wear, x + 70, y - 116, w - 140, 112, t.isDark)
    return
  }
  const rows = spec.size > 12 ? 2 : 1
  const columns = Math.ceil(spec.size / rows)
  const port = small ? Math.min(46, (w - 190) / columns - 4) : Math.min(36, (w - 300) / columns - 3)
  const left = x + (small ? 84 : 120)
  for (let i = 0; i < spec.size; i++) {
    const [col, row] = [i % columns, Math.floor(i / columns)]
    const px = left + col * (port + 3) + Math.floor(col / 6) * 8
    lanPort(pen, px, y + (rows === 1 ? h / 2 - port * 0.43 : 14 + row * (port + 14)), port, i % 5 !== 3)
  }
  const sfp = small ? x + w - 86 : x + w - 152
  for (let i = 0; i < (small ? 2 : 4); i++)
    rect(pen, sfp + i * 34, y + h / 2 - 13, 29, 26, 2, '#0e0f11', 'stroke="#a5abb1" stroke-width="2"')
  for (let i = 0; i < 4; i++) circle(pen, x + 30, y + 28 + i * 20, 4, i === 3 ? '#f0b33f' : '#66e08d')
  text(pen, spec.brand, x + 46, y + h - 16, 13, t.ink, { weight: 700 })
}

export function drawRouter(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  if (spec.family === 'rack') {
    drawSwitch(pen, { ...spec, size: Math.max(13, spec.size) })
    return
  }
  const [w, h] = [620, 100]
  const [x, y] = [600 - w / 2, 560]
  floorShadow(pen, 600, y + h, w / 2, 32)
  const antennas = spec.family === 'wired' ? [] : [x + 60, x + w * 0.36, x + w * 0.64, x + w - 60]
  for (const [i, ax] of antennas.entries()) {
    const lean = (i - 1.5) * 16
    polygon(
      pen,
      [
        [ax - 11, y - 60],
        [ax + 11, y - 60],
        [ax + 9 + lean, y - 370],
        [ax - 9 + lean, y - 370],
      ],
      linear(
        pen,
        [
          [0, '#2b2d31'],
          [0.5, '#565a60'],
          [1, '#1b1c1f'],
        ],
        [0, 0, 1, 0],
      ),
    )
    circle(pen, ax + lean, y - 370, 9.4, '#3c3f44')
  }
  softPolygon(
    pen,
    [
      [x + 56, y - 84],
      [x + w - 56, y - 84],
      [x + w, y + 6],
      [x, y + 6],
    ],
    20,
    linear(pen, [
      [0, t.mid],
      [1, t.light],
    ]),
  )
  text(pen, spec.brand, 600, y - 28, 28, t.ink, { anchor: 'middle', weight: 700, opacity: 0.7 })
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
  const ports = Math.min(10, Math.max(4, spec.size))
  if (spec.view === 'front' && spec.family !== 'wired') {
    for (let i = 0; i < 7; i++) circle(pen, x + 60 + i * 34, y + h / 2, 5, i < 6 ? '#58c9ff' : '#f0b33f')
    vents(pen, x + w - 240, y + 26, 190, 50, 11, t.dark)
    return
  }
  for (let i = 0; i < ports; i++) lanPort(pen, x + 70 + i * 48, y + h / 2 - 18, 42, i % 3 !== 2)
  circle(pen, x + 36, y + h / 2, 13, '#141518', `stroke="${t.light}" stroke-width="3"`)
  wearMarks(pen, spec.wear, x + 50, y - 80, w - 100, 84, t.isDark)
}

export function drawAccessPoint(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const r = 250
  const disc = spec.family !== 'square'
  flatShadow(pen, 600 - r, 410 - r, r * 2, r * 2, disc ? r : 60)
  const shell = radial(
    pen,
    [
      [0, t.light],
      [0.7, t.base],
      [1, t.mid],
    ],
    [0.4, 0.35, 0.75],
  )
  if (disc) circle(pen, 600, 410, r, shell, `stroke="${t.mid}" stroke-width="2"`)
  else rect(pen, 600 - r, 410 - r, r * 2, r * 2, 60, shell, `stroke="${t.mid}" stroke-width="2"`)
  if (spec.view === 'front') {
    if (disc) circle(pen, 600, 410, r * 0.46, 'none', 'stroke="#4aa8ff" stroke-width="5" opacity="0.85"')
    else rect(pen, 580, 410 - r * 0.72, 40, 7, 3, '#4ad08a')
    text(pen, spec.brand, 600, 420, 36, t.ink, { anchor: 'middle', weight: 700, opacity: 0.55 })
    return
  }
  circle(pen, 600, 410, r * 0.7, t.mid, `stroke="${t.dark}" stroke-width="2"`)
  for (let i = 0; i < 3; i++) {
    const a = i * 2.09 - 0.5
    ellipse(pen, 600 + Math.cos(a) * 120, 410 + Math.sin(a) * 120, 16, 16, t.dark)
  }
  rect(pen, 510, 360, 180, 96, 10, '#26282c')
  sockets(pen, 540, 408, 2, 'lan', 1.4)
  wearMarks(pen, spec.wear, 600 - r * 0.8, 410 - r * 0.8, r * 1.6, r * 1.6, t.isDark)
}

export function drawFirewall(pen: Pen, spec: PictureSpec): void {
  drawSwitch(pen, { ...spec, size: Math.max(6, Math.min(16, spec.size)) })
}
