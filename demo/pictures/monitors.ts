import { screenFlaw, wearMarks } from './flaws.ts'
import { circle, linear, type Pen, polygon, rect, softPolygon, text } from './pen.ts'
import { sockets, vents } from './plugs.ts'
import { desktopScreen } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { type Tones, tonesOf } from './tones.ts'

const metal = (pen: Pen, t: Tones) =>
  linear(
    pen,
    [
      [0, t.light],
      [0.3, t.base],
      [1, t.mid],
    ],
    [0, 0, 1, 0.6],
  )

export function drawMonitor(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const wide = spec.family === 'ultrawide'
  const ratio = wide ? 0.428 : spec.family === 'square' ? 0.8 : spec.family === '16:10' ? 0.625 : 0.5625
  const w = (wide ? 430 : 330) + spec.size * (wide ? 15 : spec.family === 'square' ? 11 : 17)
  const bezel = spec.family === 'square' ? 20 : 9
  const h = (w - bezel * 2) * ratio + bezel * 2 + (spec.family === 'slim' || wide ? 8 : 14)
  const [x, y] = [600 - w / 2, 372 - h / 2]
  const foot = y + h + 118
  floorShadow(pen, 600, foot + 12, 190, 30)
  const back = spec.view !== 'front'
  softPolygon(
    pen,
    [
      [500, foot - 14],
      [700, foot - 14],
      [762, foot + 12],
      [438, foot + 12],
    ],
    14,
    linear(pen, [
      [0, t.base],
      [1, t.dark],
    ]),
  )
  rect(
    pen,
    566,
    y + h - 40,
    68,
    foot - y - h + 34,
    6,
    linear(
      pen,
      [
        [0, t.mid],
        [0.3, t.light],
        [0.6, t.mid],
        [1, t.dark],
      ],
      [0, 0, 1, 0],
    ),
  )
  rect(pen, x, y, w, h, 10, back ? metal(pen, t) : t.deep)
  if (!back) {
    rect(
      pen,
      x + 1.5,
      y + 1.5,
      w - 3,
      h - 3,
      9,
      linear(pen, [
        [0, '#26282c'],
        [1, '#141518'],
      ]),
    )
    const sh = (w - bezel * 2) * ratio
    desktopScreen(
      pen,
      spec.family === 'gaming' ? 'game' : spec.family === 'pro' ? 'photo' : 'windows',
      x + bezel,
      y + bezel,
      w - bezel * 2,
      sh,
      2,
      spec.scene,
    )
    screenFlaw(pen, x + bezel, y + bezel, w - bezel * 2, sh)
    text(pen, spec.brand, 600, y + h - 4.5, 11, '#9aa0a8', { anchor: 'middle', weight: 700, spacing: 60 })
    circle(pen, x + w - 24, y + h - 9, 2.6, '#7fd0ff')
    return
  }
  rect(pen, x + 3, y + 3, w - 6, h - 6, 9, 'none', `stroke="${t.light}" opacity="0.5"`)
  const [cx, cy] = [600, y + h * 0.48]
  rect(
    pen,
    cx - 150,
    cy - 96,
    300,
    200,
    18,
    linear(pen, [
      [0, t.mid],
      [1, t.base],
    ]),
    `stroke="${t.dark}"`,
  )
  rect(
    pen,
    560,
    cy - 30,
    80,
    foot - cy + 10,
    12,
    linear(
      pen,
      [
        [0, t.light],
        [0.4, t.mid],
        [1, t.dark],
      ],
      [0, 0, 1, 0],
    ),
    `stroke="${t.dark}"`,
  )
  rect(pen, cx - 62, cy - 62, 124, 124, 10, t.mid, `stroke="${t.dark}"`)
  for (const [dx, dy] of [
    [-44, -44],
    [44, -44],
    [-44, 44],
    [44, 44],
  ] as const)
    circle(pen, cx + dx, cy + dy, 5, t.deep)
  vents(pen, x + w * 0.12, y + 22, w * 0.76, 40, 10, t.dark)
  const row = y + h - 36
  const end = sockets(pen, x + w * 0.08, row, 1, 'hdmi')
  sockets(pen, end, row, 1, 'dp')
  sockets(pen, x + w * 0.68, row, 3, 'usb')
  text(pen, spec.brand, 600, y + h * 0.18 + 44, 26, t.ink, { anchor: 'middle', weight: 700, opacity: 0.5 })
  wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
}

export function drawAllInOne(pen: Pen, spec: PictureSpec): void {
  if (spec.view !== 'front') {
    drawMonitor(pen, { ...spec, family: 'plain' })
    return
  }
  const t = tonesOf(spec.color)
  const w = 300 + spec.size * 18
  const imac = spec.family === 'imac'
  const [sw, chin] = [w - 44, imac ? w * 0.1 : 30]
  const h = sw * 0.5625 + 44 + chin
  const [x, y] = [600 - w / 2, 358 - h / 2]
  const foot = y + h + 104
  floorShadow(pen, 600, foot + 6, 200, 30)
  polygon(
    pen,
    [
      [530, y + h - 10],
      [670, y + h - 10],
      [690, foot],
      [510, foot],
    ],
    linear(pen, [
      [0, t.dark],
      [0.4, t.base],
      [1, t.light],
    ]),
  )
  rect(
    pen,
    478,
    foot - 5,
    244,
    12,
    6,
    linear(pen, [
      [0, t.light],
      [1, t.dark],
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
      [1, t.base],
    ]),
  )
  rect(pen, x + 2, y + 2, w - 4, h - chin - 2, 14, '#131417')
  desktopScreen(pen, imac ? 'mac' : 'windows', x + 22, y + 22, sw, sw * 0.5625, 2, spec.scene)
  screenFlaw(pen, x + 22, y + 22, sw, sw * 0.5625)
  text(pen, spec.brand, 600, y + h - chin * 0.36, chin * 0.3, t.ink, { anchor: 'middle', weight: 700, opacity: 0.6 })
  circle(pen, 600, y + 11, 3, '#34383f')
}
