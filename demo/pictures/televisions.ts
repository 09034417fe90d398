import { screenFlaw, wearMarks } from './flaws.ts'
import { circle, clipped, linear, type Pen, path, rect, text } from './pen.ts'
import { sockets } from './plugs.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { ofScene, wallpaper } from './wallpapers.ts'

export function drawTv(pen: Pen, spec: PictureSpec): void {
  const w = 520 + spec.size * 6.6
  const h = w * 0.5625
  const [x, y] = [600 - w / 2, 395 - h / 2]
  const foot = y + h + 44
  floorShadow(pen, 600, foot, w * 0.42, 26)
  for (const fx of [x + w * 0.16, x + w * 0.84])
    path(
      pen,
      `M${fx - 10} ${y + h - 4}h20l26 48h-72z`,
      linear(pen, [
        [0, '#3c3f45'],
        [1, '#15161a'],
      ]),
    )
  rect(pen, x, y, w, h, 6, '#17181b')
  if (spec.view !== 'front') {
    rect(
      pen,
      x + 2,
      y + 2,
      w - 4,
      h - 4,
      6,
      linear(pen, [
        [0, '#3a3c41'],
        [1, '#232428'],
      ]),
    )
    rect(
      pen,
      x + w * 0.12,
      y + h * 0.42,
      w * 0.76,
      h * 0.54,
      12,
      linear(pen, [
        [0, '#303237'],
        [1, '#1b1c1f'],
      ]),
    )
    const end = sockets(pen, x + w * 0.66, y + h * 0.6, 3, 'hdmi')
    sockets(pen, x + w * 0.66, y + h * 0.7, 2, 'usb')
    sockets(pen, end - 40, y + h * 0.7, 1, 'lan')
    text(pen, spec.brand, 600, y + h * 0.26, 40, '#8f949b', { anchor: 'middle', weight: 700 })
    wearMarks(pen, spec.wear, x, y, w, h, true)
    return
  }
  rect(pen, x + 4, y + 4, w - 8, h - 8, 3, '#000000')
  if (ofScene(spec.scene ?? 0, 'film', 3) === 0) sunset(pen, x + 5, y + 5, w - 10, h - 12)
  else
    clipped(pen, x + 5, y + 5, w - 10, h - 12, 2, () =>
      wallpaper(pen, 'photo', x + 5, y + 5, w - 10, h - 12, spec.scene),
    )
  screenFlaw(pen, x + 5, y + 5, w - 10, h - 12)
}

function sunset(pen: Pen, x: number, y: number, w: number, h: number): void {
  rect(
    pen,
    x,
    y,
    w,
    h,
    2,
    linear(pen, [
      [0, '#1b2b5e'],
      [0.42, '#c45a6a'],
      [0.58, '#f6b26b'],
      [0.6, '#29475f'],
      [1, '#0d1a2a'],
    ]),
  )
  circle(pen, x + w * 0.62, y + h * 0.53, h * 0.1, '#ffe9b8', 'opacity="0.95"')
  path(
    pen,
    `M${x} ${y + h * 0.6}L${x + w * 0.14} ${y + h * 0.4}L${x + w * 0.24} ${y + h * 0.51}L${x + w * 0.36} ${y + h * 0.33}L${x + w * 0.52} ${y + h * 0.6}Z`,
    '#2a2445',
    'opacity="0.9"',
  )
  for (let i = 0; i < 6; i++)
    rect(
      pen,
      x + w * (0.58 - i * 0.012),
      y + h * (0.64 + i * 0.055),
      w * (0.08 + i * 0.025),
      4,
      2,
      '#ffd9a0',
      'opacity="0.5"',
    )
}
