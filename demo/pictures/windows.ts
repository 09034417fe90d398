import { type Pen, rect } from './pen.ts'
import { ofScene } from './wallpapers.ts'

/** What somebody works at on the screen: nothing, a page, code or a table, by the number of the scene. */
export function openWindow(pen: Pen, x: number, y: number, w: number, h: number, scene: number): void {
  const kind = ['none', 'page', 'none', 'code', 'table'][ofScene(scene, 'window', 5)]
  if (kind === 'none') return
  const [wx, wy, ww, wh] = [x + w * 0.2, y + h * 0.12, w * 0.6, h * 0.68]
  const dark = kind === 'code'
  rect(pen, wx + 2, wy + 5, ww, wh, 5, '#000000', 'opacity="0.28"')
  rect(pen, wx, wy, ww, wh, 5, dark ? '#1b1f27' : '#fbfbfa')
  rect(pen, wx, wy, ww, wh * 0.09, 5, dark ? '#2a2f3a' : '#e3e6ea')
  if (kind === 'code') code(pen, wx, wy, ww, wh)
  else if (kind === 'table') table(pen, wx, wy, ww, wh)
  else page(pen, wx, wy, ww, wh)
}

function code(pen: Pen, x: number, y: number, w: number, h: number): void {
  rect(pen, x, y + h * 0.09, w * 0.2, h * 0.91, 0, '#161a21')
  const inks = ['#7aa2f7', '#9ece6a', '#e0af68', '#bb9af7', '#a9b1d6']
  for (let line = 0; line < 13; line++) {
    const indent = [0, 1, 2, 2, 1, 2, 3, 3, 2, 1, 1, 2, 0][line] ?? 0
    const long = 0.16 + ((line * 37) % 10) / 26
    const top = y + h * (0.15 + line * 0.063)
    rect(pen, x + w * (0.24 + indent * 0.035), top, w * 0.08, h * 0.02, 1, inks[line % 5] ?? '#fff')
    rect(pen, x + w * (0.34 + indent * 0.035), top, w * long, h * 0.02, 1, inks[(line * 3 + 4) % 5] ?? '#fff')
  }
}

function table(pen: Pen, x: number, y: number, w: number, h: number): void {
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 6; column++) {
      const fill = row === 0 ? '#2f7d5b' : (row * 5 + column * 3) % 7 === 0 ? '#dcefe4' : '#f1f3f4'
      rect(pen, x + w * (0.03 + column * 0.158), y + h * (0.13 + row * 0.093), w * 0.15, h * 0.075, 0, fill)
    }
  }
}

function page(pen: Pen, x: number, y: number, w: number, h: number): void {
  rect(pen, x + w * 0.06, y + h * 0.15, w * 0.5, h * 0.05, 2, '#39424e')
  for (let line = 0; line < 6; line++)
    rect(pen, x + w * 0.06, y + h * (0.26 + line * 0.055), w * (0.5 - (line % 3) * 0.06), h * 0.02, 1, '#b9c0c8')
  rect(pen, x + w * 0.62, y + h * 0.15, w * 0.32, h * 0.42, 3, '#8fb3d9')
  for (let i = 0; i < 3; i++) rect(pen, x + w * (0.06 + i * 0.3), y + h * 0.66, w * 0.28, h * 0.26, 3, '#dfe5ea')
}
