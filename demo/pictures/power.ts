import { wearMarks } from './flaws.ts'
import { label } from './part-label.ts'
import { circle, linear, type Pen, path, polygon, rect, stroke, text } from './pen.ts'
import { sockets } from './plugs.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow, floorShadow } from './stage.ts'
import { tonesOf } from './tones.ts'

export function drawBattery(pen: Pen, spec: PictureSpec): void {
  const [w, h] = spec.family === 'inner' ? [860, 290] : [800, 150]
  const [x, y] = [600 - w / 2, 420 - h / 2]
  flatShadow(pen, x, y, w, h, 14)
  rect(pen, x, y + 6, w, h, 14, '#0c0d0e')
  rect(
    pen,
    x,
    y,
    w,
    h,
    14,
    linear(pen, [
      [0, '#46494f'],
      [0.2, '#2a2c30'],
      [1, '#1b1c1f'],
    ]),
  )
  if (spec.family === 'inner')
    for (let i = 1; i < 4; i++) stroke(pen, `M${x + (w * i) / 4} ${y + 14}V${y + h - 14}`, '#0e0f11', 4)
  rect(pen, x + w / 2 - 70, y - 10, 140, 22, 4, '#0e0f11')
  for (let i = 0; i < 8; i++) rect(pen, x + w / 2 - 58 + i * 15, y - 7, 8, 15, 1, '#d2a94f')
  if (spec.view === 'front') label(pen, spec, x + w * 0.22, y + h * 0.14, w * 0.56, h * 0.72, '#2c7a55')
  else wearMarks(pen, spec.wear, x, y, w, h, true)
}

export function drawPowerSupply(pen: Pen, spec: PictureSpec): void {
  if (spec.family === 'atx') {
    const [x, y, w, h] = [350, 220, 500, 420]
    flatShadow(pen, x, y, w, h, 10)
    rect(
      pen,
      x,
      y,
      w,
      h,
      10,
      linear(
        pen,
        [
          [0, '#4a4d53'],
          [1, '#1d1e21'],
        ],
        [0, 0, 1, 1],
      ),
    )
    if (spec.view !== 'front') {
      label(pen, spec, x + 50, y + 70, w - 100, h - 140, '#b0752a')
      return
    }
    circle(pen, 600, y + h / 2, 172, '#101113', 'stroke="#5b5f66" stroke-width="4"')
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2
      path(
        pen,
        `M600 ${y + h / 2}Q${600 + Math.cos(a + 0.5) * 110} ${y + h / 2 + Math.sin(a + 0.5) * 110} ${600 + Math.cos(a) * 164} ${y + h / 2 + Math.sin(a) * 164}Q${600 + Math.cos(a - 0.2) * 90} ${y + h / 2 + Math.sin(a - 0.2) * 90} 600 ${y + h / 2}`,
        '#2f3136',
      )
    }
    for (let i = 1; i < 6; i++)
      circle(pen, 600, y + h / 2, i * 30, 'none', 'stroke="#6b7077" stroke-width="3" opacity="0.7"')
    circle(pen, 600, y + h / 2, 38, '#26282c')
    text(pen, spec.brand, 600, y + h / 2 + 7, 20, '#d5d8dc', { anchor: 'middle', weight: 700 })
    return
  }
  const t = tonesOf(spec.color)
  const cube = spec.family === 'cube'
  const [x, y, w, h] = cube ? [450, 260, 300, 300] : [330, 330, 480, 200]
  stroke(
    pen,
    `M${x + w} ${y + h / 2}C${x + w + 160} ${y + h / 2} ${x + w + 130} 690 ${x + w - 60} 690S${x - 40} 700 ${x + 20} 640`,
    t.isDark ? '#222327' : '#dfe1e4',
    13,
  )
  flatShadow(pen, x, y, w, h, cube ? 60 : 26)
  rect(
    pen,
    x,
    y,
    w,
    h,
    cube ? 60 : 26,
    linear(
      pen,
      [
        [0, t.light],
        [0.3, t.base],
        [1, t.mid],
      ],
      [0, 0, 1, 1],
    ),
  )
  rect(pen, x + 8, y + 626 - y, 44, 30, 6, '#a9aeb4')
  if (spec.view !== 'front') {
    label(pen, spec, x + 30, y + 24, w - 60, h - 48, '#3a3d42')
    return
  }
  text(pen, spec.brand, x + w / 2, y + h / 2, 38, t.ink, { anchor: 'middle', weight: 700, opacity: 0.75 })
  text(pen, spec.facts.split(' · ')[0] ?? '', x + w / 2, y + h / 2 + 46, 30, t.ink, { anchor: 'middle', opacity: 0.6 })
  circle(pen, x + w - 26, y + h / 2, 6, '#66e08d')
}

export function drawDock(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const [x, y, w, h] = [280, 480, 640, 120]
  floorShadow(pen, 600, y + h, w / 2, 32)
  polygon(
    pen,
    [
      [x + 60, y - 130],
      [x + w - 60, y - 130],
      [x + w, y + 4],
      [x, y + 4],
    ],
    linear(pen, [
      [0, t.mid],
      [1, t.light],
    ]),
  )
  text(pen, spec.brand, 600, y - 46, 36, t.ink, { anchor: 'middle', weight: 700, opacity: 0.7 })
  rect(
    pen,
    x,
    y,
    w,
    h,
    12,
    linear(pen, [
      [0, t.light],
      [0.2, t.base],
      [1, t.dark],
    ]),
  )
  if (spec.view === 'front') {
    const end = sockets(pen, x + 70, y + h / 2, 2, 'usb', 1.2)
    const next = sockets(pen, end + 20, y + h / 2, 2, 'usbc', 1.3)
    sockets(pen, next + 20, y + h / 2, 1, 'jack', 1.2)
    circle(pen, x + w - 60, y + h / 2, 14, t.dark, 'stroke="#58c9ff" stroke-width="3"')
    return
  }
  let end = sockets(pen, x + 36, y + h / 2, 2, 'dp', 1.1)
  end = sockets(pen, end, y + h / 2, 1, 'hdmi', 1.1)
  end = sockets(pen, end + 10, y + h / 2, 1, 'lan', 1.1)
  end = sockets(pen, end + 10, y + h / 2, 3, 'usb', 1.1)
  sockets(pen, end, y + h / 2, 1, 'jack', 1.4)
  wearMarks(pen, spec.wear, x + 60, y - 124, w - 120, 120, t.isDark)
}
