import { drawDesktop } from './desktops.ts'
import { wearMarks } from './flaws.ts'
import { circle, linear, type Pen, polygon, rect, text } from './pen.ts'
import { sockets, vents } from './plugs.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { tonesOf } from './tones.ts'

/** Rack servers from the front (bays) or back (sockets); towers are desktops with a grille. */
export function drawServer(pen: Pen, spec: PictureSpec): void {
  if (spec.family === 'tower') {
    drawDesktop(pen, { ...spec, family: 'tower-server' })
    return
  }
  const t = tonesOf(spec.color)
  const units = Math.min(4, Math.max(1, spec.size))
  const h = 62 + units * 74
  const [x, w] = [110, 980]
  const y = 640 - h
  floorShadow(pen, 600, y + h + 4, w / 2, 34)
  polygon(
    pen,
    [
      [x + 66, y - 74],
      [x + w - 66, y - 74],
      [x + w, y],
      [x, y],
    ],
    linear(pen, [
      [0, '#9ca1a7'],
      [1, '#d6dade'],
    ]),
  )
  polygon(
    pen,
    [
      [x + 330, y - 60],
      [x + 430, y - 60],
      [x + 424, y - 22],
      [x + 312, y - 22],
    ],
    '#eef1f4',
    'opacity="0.8"',
  )
  rect(
    pen,
    x,
    y,
    w,
    h,
    5,
    linear(pen, [
      [0, t.light],
      [0.1, t.base],
      [1, t.dark],
    ]),
  )
  for (const left of [x - 30, x + w - 6]) {
    rect(
      pen,
      left,
      y - 2,
      36,
      h + 4,
      6,
      linear(
        pen,
        [
          [0, t.mid],
          [0.5, t.light],
          [1, t.dark],
        ],
        [0, 0, 1, 0],
      ),
    )
    for (let u = 0; u < units + 1; u++) circle(pen, left + 18, y + ((u + 0.5) * h) / (units + 1), 5, t.deep)
  }
  const [ix, iy, iw, ih] = [x + 22, y + 16, w - 44, h - 32]
  if (spec.view === 'front') {
    const small = units <= 2
    const rows = units === 1 ? 1 : units === 2 ? 1 : 3
    const columns = units === 1 ? 8 : small ? 16 : 4
    const bayW = (iw * 0.84) / columns
    const bayH = ih / rows
    for (let row = 0; row < rows; row++) {
      for (let c = 0; c < columns; c++) {
        const [bx, by] = [ix + iw * 0.1 + c * bayW, iy + row * bayH]
        rect(
          pen,
          bx + 2,
          by + 2,
          bayW - 4,
          bayH - 4,
          3,
          linear(pen, [
            [0, '#3b3e44'],
            [1, '#1c1e21'],
          ]),
        )
        vents(pen, bx + bayW * 0.26, by + 12, bayW * 0.48, bayH - 34, 9, '#0c0d0e')
        rect(pen, bx + bayW * 0.2, by + bayH - 18, bayW * 0.6, 8, 3, '#6b7077')
        circle(pen, bx + 9, by + bayH - 10, 2.6, (c + row) % 5 ? '#5ee08a' : '#5aa9ff')
      }
    }
    circle(pen, ix + 28, iy + 22, 12, '#24262a', 'stroke="#7f858c" stroke-width="2"')
    circle(pen, ix + 28, iy + 22, 3.4, '#6df08c')
    text(pen, spec.brand, ix + 28, iy + ih - 12, 15, t.ink, { anchor: 'middle', weight: 700 })
    sockets(pen, ix + iw * 0.955, iy + ih / 2, 1, 'usb', 0.9)
    return
  }
  rect(
    pen,
    ix,
    iy,
    iw,
    ih,
    3,
    linear(pen, [
      [0, '#c3c8cd'],
      [1, '#9ea3a9'],
    ]),
  )
  for (let i = 0; i < 2; i++) {
    const px = ix + iw - 150 - i * 148
    rect(pen, px, iy + 6, 138, ih - 12, 4, '#3c3f45')
    vents(pen, px + 60, iy + 14, 66, ih - 30, 9, '#17181a')
    rect(pen, px + 12, iy + ih / 2 - 18, 40, 32, 4, '#0f1011', 'stroke="#777c82"')
    rect(pen, px + 8, iy + ih - 22, 30, 8, 4, '#d9a33b')
  }
  for (let i = 0; i < 3; i++) {
    rect(pen, ix + 30 + i * 170, iy + 10, 150, 20, 3, '#7c8188')
    for (let k = 0; k < 10; k++) circle(pen, ix + 42 + i * 170 + k * 14, iy + 20, 3.2, '#3a3d42')
  }
  const end = sockets(pen, ix + 40, iy + ih - 30, 4, 'lan')
  sockets(pen, end + 20, iy + ih - 30, 2, 'usb')
  rect(pen, end + 140, iy + ih - 44, 62, 26, 3, '#3b62b0')
  wearMarks(pen, spec.wear, x + 60, y - 70, w - 120, 66, false)
}
