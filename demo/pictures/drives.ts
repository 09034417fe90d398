import { wearMarks } from './flaws.ts'
import { board, chip, label, PCB } from './part-label.ts'
import { circle, linear, type Pen, polygon, rect, text } from './pen.ts'
import { sockets, vents } from './plugs.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow, floorShadow } from './stage.ts'
import { tonesOf } from './tones.ts'

export function drawRam(pen: Pen, spec: PictureSpec): void {
  const sodimm = spec.family === 'sodimm'
  const [w, h] = sodimm ? [640, 290] : [980, 240]
  const [x, y] = [600 - w / 2, 420 - h / 2]
  board(pen, x, y, w, h, spec.color === 'black' ? '#1b1c1f' : PCB)
  const pins = Math.floor((w - 40) / 9)
  for (let i = 0; i < pins; i++)
    if (i < pins * 0.42 || i > pins * 0.46) rect(pen, x + 20 + i * 9, y + h - 30, 5.4, 30, 1, '#d2a94f')
  rect(pen, x + 20 + pins * 9 * 0.42, y + h - 16, pins * 9 * 0.04, 18, 3, '#e9ecf0')
  const chips = sodimm ? 4 : 8
  if (spec.view === 'front') {
    for (let i = 0; i < chips; i++)
      chip(pen, x + 34 + (i * (w - 68)) / chips + 6, y + 40, (w - 68) / chips - 14, h * 0.5)
    if (spec.family === 'rdimm') chip(pen, 600 - 24, y + 26, 48, h * 0.6)
    const lw = sodimm ? 330 : 420
    label(pen, spec, 600 - lw / 2, y + 34, lw, h * 0.56)
  } else {
    for (let i = 0; i < chips; i++)
      chip(pen, x + 34 + (i * (w - 68)) / chips + 6, y + 40, (w - 68) / chips - 14, h * 0.5)
    for (let i = 0; i < 22; i++) rect(pen, x + 40 + (i * (w - 90)) / 22, y + h - 58, 9, 6, 1, '#c9ccd0')
    wearMarks(pen, spec.wear, x, y, w, h, true)
  }
}

export function drawDrive(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const front = spec.view === 'front'
  if (spec.kind === 'm2') {
    const w = spec.family === 'short' ? 470 : 860
    const [x, y, h] = [600 - w / 2, 310, 236]
    board(pen, x, y, w, h, '#17181b')
    circle(pen, x + w, y + h / 2, 26, '#e9ecf0')
    for (let i = 0; i < 20; i++) if (i < 14 || i > 15) rect(pen, x - 2, y + 16 + i * 10.4, 28, 6, 1, '#d2a94f')
    chip(pen, x + 56, y + 40, 120, 156)
    if (w > 500) chip(pen, x + 220, y + 54, 150, 128)
    chip(pen, x + w - 230, y + 40, 150, 156)
    if (front) label(pen, spec, x + 50, y + 18, w - 110, h - 36, '#1d1e22')
    else wearMarks(pen, spec.wear, x, y, w, h, true)
    return
  }
  const hdd = spec.kind === 'hdd'
  const big = spec.family === 'in3_5'
  const external = spec.family === 'external'
  const [w, h] = big ? [420, 600] : [380, 540]
  const [x, y] = [600 - w / 2, 410 - h / 2]
  flatShadow(pen, x, y, w, h, external ? 40 : 12)
  rect(pen, x, y + 8, w, h, external ? 40 : 12, t.deep)
  rect(
    pen,
    x,
    y,
    w,
    h,
    external ? 40 : 12,
    linear(
      pen,
      [
        [0, t.light],
        [0.4, t.base],
        [1, t.mid],
      ],
      [0, 0, 1, 1],
    ),
  )
  if (external) {
    text(pen, spec.brand, 600, y + h / 2, 44, t.ink, { anchor: 'middle', weight: 700 })
    if (front)
      text(pen, spec.facts.split(' · ')[0] ?? '', 600, y + h / 2 + 54, 34, t.ink, { anchor: 'middle', opacity: 0.7 })
    else wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  for (const [sx, sy] of [
    [22, 22],
    [w - 22, 22],
    [22, h - 22],
    [w - 22, h - 22],
  ] as const)
    circle(pen, x + sx, y + sy, 8, t.dark, `stroke="${t.light}"`)
  if (hdd) circle(pen, 600, y + h * 0.4, w * 0.4, 'none', `stroke="${t.dark}" stroke-width="2" opacity="0.5"`)
  if (front) {
    label(pen, spec, x + 40, y + (hdd ? 90 : 60), w - 80, hdd ? h * 0.5 : h * 0.46, hdd ? '#2c7a55' : '#2f6db5')
    if (hdd) circle(pen, 600, y + h * 0.82, 28, t.mid, `stroke="${t.dark}" stroke-width="2"`)
    return
  }
  if (hdd) {
    rect(pen, x + 30, y + h * 0.42, w - 60, h * 0.5, 6, PCB)
    for (let i = 0; i < 4; i++) chip(pen, x + 70 + (i % 2) * 150, y + h * (0.5 + Math.floor(i / 2) * 0.2), 96, 70)
    circle(pen, 600, y + h * 0.2, 70, t.mid, `stroke="${t.dark}" stroke-width="3"`)
  } else wearMarks(pen, spec.wear, x, y, w, h - 60, t.isDark)
  rect(pen, x + 60, y + h - 34, w - 120, 40, 4, '#17181b')
  for (let i = 0; i < 18; i++) rect(pen, x + 76 + i * ((w - 152) / 18), y + h - 26, 6, 28, 1, '#d2a94f')
}

export function drawNas(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const bays = Math.min(8, Math.max(2, spec.size))
  const w = 130 + bays * 92
  const [x, y, h] = [600 - w / 2, 300, 440]
  floorShadow(pen, 600, y + h, w / 2, 32)
  polygon(
    pen,
    [
      [x + 40, y - 50],
      [x + w - 40, y - 50],
      [x + w, y + 4],
      [x, y + 4],
    ],
    linear(pen, [
      [0, t.dark],
      [1, t.light],
    ]),
  )
  rect(
    pen,
    x,
    y,
    w,
    h,
    10,
    linear(pen, [
      [0, t.light],
      [0.1, t.base],
      [1, t.dark],
    ]),
  )
  if (spec.view === 'front') wearMarks(pen, spec.wear, x, y + 250, w, 120, t.isDark)
  if (spec.view !== 'front') {
    for (let i = 0; i < Math.min(2, Math.floor(bays / 2)); i++) {
      const cx = x + w / 2 + (bays > 3 ? (i - 0.5) * 190 : 0)
      circle(pen, cx, y + 150, 84, '#141518', `stroke="${t.mid}" stroke-width="5"`)
      for (let k = 1; k < 5; k++) circle(pen, cx, y + 150, k * 18, 'none', 'stroke="#44474d" stroke-width="3"')
    }
    sockets(pen, x + 40, y + h - 110, 2, 'lan')
    sockets(pen, x + 40, y + h - 60, 2, 'usb')
    wearMarks(pen, spec.wear, x, y + 250, w, 120, t.isDark)
    return
  }
  for (let i = 0; i < bays; i++) {
    const bx = x + 30 + i * 92
    rect(
      pen,
      bx,
      y + 34,
      84,
      h - 90,
      6,
      linear(pen, [
        [0, '#3a3d42'],
        [1, '#191a1d'],
      ]),
    )
    vents(pen, bx + 14, y + 60, 56, h - 210, 16, '#0b0c0d')
    rect(pen, bx + 16, y + h - 118, 52, 40, 5, '#2a2c30', 'stroke="#6b7077"')
    circle(pen, bx + 42, y + h - 36, 4, '#66e08d')
  }
  circle(pen, x + w - 34, y + h - 60, 12, '#24262a', 'stroke="#58c9ff" stroke-width="3"')
  text(pen, spec.brand, x + w - 20, y + 24, 20, t.ink, { anchor: 'end', weight: 700 })
}
