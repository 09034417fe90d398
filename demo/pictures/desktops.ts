import { wearMarks } from './flaws.ts'
import { circle, linear, type Pen, polygon, rect, softPolygon, text } from './pen.ts'
import { sockets, vents } from './plugs.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { mix, tonesOf } from './tones.ts'

export function drawDesktop(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const forms: Record<string, readonly [number, number, number]> = {
    tower: [270, 560, 120],
    sff: [170, 470, 150],
    micro: [118, 420, 220],
    mini: [330, 92, 0],
    workstation: [300, 590, 130],
    'tower-server': [300, 600, 130],
  }
  const [w, h, side] = forms[spec.family] ?? [170, 470, 150]
  if (side === 0) {
    drawMini(pen, spec)
    return
  }
  const [x, y] = [600 - (w + side) / 2, 800 - h - 20]
  const back = spec.view !== 'front'
  floorShadow(pen, 600, y + h, (w + side) / 2, 32)
  const sideX = x + w
  polygon(
    pen,
    [
      [sideX, y],
      [sideX + side, y + 26],
      [sideX + side, y + h - 22],
      [sideX, y + h],
    ],
    linear(
      pen,
      [
        [0, t.mid],
        [1, t.deep],
      ],
      [0, 0, 1, 0],
    ),
  )
  polygon(
    pen,
    [
      [x, y],
      [sideX, y],
      [sideX + side, y + 26],
      [sideX + side, y + 22],
      [sideX - 6, y - 10],
      [x + 12, y - 10],
    ],
    t.light,
    'opacity="0.8"',
  )
  rect(
    pen,
    x,
    y,
    w,
    h,
    7,
    linear(
      pen,
      [
        [0, t.light],
        [0.08, t.base],
        [1, t.mid],
      ],
      [0, 0, 1, 1],
    ),
  )
  rect(pen, x + 3, y + 3, w - 6, h - 6, 6, 'none', `stroke="${t.light}" opacity="0.35"`)
  if (back) {
    vents(pen, x + w * 0.12, y + 26, w * 0.76, h * 0.16, 12, t.deep)
    for (let i = 0; i < 2; i++)
      sockets(pen, x + w * 0.14, y + h * (0.3 + i * 0.07), Math.max(1, Math.floor(w / 62)), 'usb')
    sockets(pen, x + w * 0.14, y + h * 0.45, 1, 'lan')
    sockets(pen, x + w * 0.14, y + h * 0.54, Math.max(1, Math.floor(w / 80)), 'dp')
    sockets(pen, x + w * 0.14, y + h * 0.61, 2, 'jack')
    for (let i = 0; i < 4; i++) rect(pen, x + w * 0.14, y + h * (0.68 + i * 0.045), w * 0.6, 12, 2, t.dark)
    rect(pen, x + w * 0.14, y + h * 0.88, 46, 34, 4, '#121315', `stroke="${t.light}"`)
    wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
  const grille = mix(t.dark, '#000000', 0.25)
  if (w > 120) {
    rect(pen, x + w * 0.1, y + 34, w * 0.8, 22, 4, t.dark)
    rect(pen, x + w * 0.62, y + 43, w * 0.18, 4, 2, t.light)
  }
  vents(pen, x + w * 0.1, y + h * 0.34, w * 0.8, h * 0.5, 13, grille)
  circle(pen, x + w / 2, y + h * 0.16, 15, t.dark, `stroke="${t.light}" stroke-width="2"`)
  circle(pen, x + w / 2, y + h * 0.16, 4, '#8fe0ff')
  for (let i = 0; i < 3; i++)
    rect(pen, x + w / 2 - 17, y + h * 0.2 + i * 24, 34, 14, 2, '#121315', `stroke="${t.light}" stroke-width="1.5"`)
  text(pen, spec.brand, x + w / 2, y + h * 0.93, w > 120 ? 24 : 17, t.ink, { anchor: 'middle', weight: 700 })
}

export function drawMini(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const mac = spec.family === 'macmini'
  const [w, h] = mac ? [560, 104] : [520, 112]
  const [x, y] = [600 - w / 2, 520]
  floorShadow(pen, 600, y + h, w / 2, 34)
  softPolygon(
    pen,
    [
      [x + 46, y - 96],
      [x + w - 46, y - 96],
      [x + w, y + 8],
      [x, y + 8],
    ],
    mac ? 30 : 14,
    linear(pen, [
      [0, t.mid],
      [1, t.light],
    ]),
  )
  if (!mac)
    polygon(
      pen,
      [
        [x + 130, y - 76],
        [x + w - 130, y - 76],
        [x + w - 110, y - 14],
        [x + 110, y - 14],
      ],
      linear(pen, [
        [0, t.dark],
        [1, t.mid],
      ]),
      'opacity="0.5"',
    )
  text(pen, spec.brand, 600, y - 38, 26, t.ink, { anchor: 'middle', weight: 700, opacity: 0.6 })
  rect(
    pen,
    x,
    y,
    w,
    h,
    mac ? 26 : 8,
    linear(pen, [
      [0, t.light],
      [0.2, t.base],
      [1, t.dark],
    ]),
  )
  wearMarks(pen, spec.wear, x + 40, y - 90, w - 80, 90, t.isDark)
  if (spec.view === 'front') {
    let end = sockets(pen, x + 40, y + h / 2, mac ? 2 : 1, 'usbc', 1.1)
    if (!mac) end = sockets(pen, end + 8, y + h / 2, 2, 'usb', 1.1)
    sockets(pen, end + 8, y + h / 2, 1, 'jack', 1.1)
    circle(pen, x + w - 52, y + h / 2, 15, t.dark, `stroke="${t.light}" stroke-width="2"`)
    circle(pen, x + w - 52, y + h / 2, 4, '#bfeaff')
    return
  }
  let end = sockets(pen, x + 30, y + h / 2, 1, 'lan')
  end = sockets(pen, end + 8, y + h / 2, 2, 'dp')
  end = sockets(pen, end + 8, y + h / 2, 4, 'usb')
  sockets(pen, end, y + h / 2, 1, 'jack')
}
