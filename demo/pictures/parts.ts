import { screenFlaw, wearMarks } from './flaws.ts'
import { keysFlat } from './key-field.ts'
import { label, PCB } from './part-label.ts'
import { linear, type Pen, rect } from './pen.ts'
import { desktopScreen } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow } from './stage.ts'
import { mix, tonesOf } from './tones.ts'

export function drawKeyboard(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  if (spec.view !== 'front') {
    rect(
      pen,
      0,
      0,
      1200,
      900,
      0,
      linear(pen, [
        [0, t.mid],
        [1, t.base],
      ]),
    )
    keysFlat(
      pen,
      -60,
      130,
      1420,
      560,
      spec.layout ?? 'qwerty_us',
      mix(t.base, t.isDark ? '#ffffff' : '#ffffff', 0.1),
      t.deep,
      t.isDark ? '#eef0f2' : '#33363b',
    )
    wearMarks(pen, spec.wear, 40, 720, 1100, 150, t.isDark)
    return
  }
  const pad = spec.size > 80
  const [w, h] = [pad ? 1040 : 860, 350]
  const [x, y] = [600 - w / 2, 250]
  flatShadow(pen, x, y, w, h, 22)
  rect(pen, x, y + 7, w, h, 22, t.deep)
  rect(
    pen,
    x,
    y,
    w,
    h,
    22,
    linear(pen, [
      [0, t.light],
      [0.1, t.base],
      [1, t.mid],
    ]),
  )
  keysFlat(
    pen,
    x + 22,
    y + 26,
    w - 44,
    h - 52,
    spec.layout ?? 'qwerty_us',
    mix(t.base, '#ffffff', t.isDark ? 0.1 : 0.55),
    t.deep,
    t.isDark ? '#eef0f2' : '#33363b',
    pad,
  )
}

export function drawDisplay(pen: Pen, spec: PictureSpec): void {
  const w = 360 + spec.size * 30
  const h = w * 0.5625 + 30
  const [x, y] = [600 - w / 2, 400 - h / 2]
  flatShadow(pen, x, y, w, h, 4)
  for (const sx of [x - 12, x + w - 12]) for (const sy of [y + 40, y + h - 70]) rect(pen, sx, sy, 24, 34, 3, '#b9bec4')
  rect(
    pen,
    x,
    y,
    w,
    h,
    4,
    spec.view === 'front'
      ? '#141518'
      : linear(
          pen,
          [
            [0, '#dfe2e6'],
            [1, '#aeb3b9'],
          ],
          [0, 0, 1, 1],
        ),
  )
  if (spec.view === 'front') {
    desktopScreen(pen, 'photo', x + 8, y + 8, w - 16, h - 34, 1, spec.scene)
    screenFlaw(pen, x + 8, y + 8, w - 16, h - 34)
    return
  }
  rect(pen, x + 10, y + h - 60, w - 20, 44, 3, PCB)
  rect(pen, x + w * 0.6, y + h - 52, 120, 26, 3, '#e9ecef')
  for (let i = 0; i < 15; i++) rect(pen, x + w * 0.6 + 6 + i * 7.4, y + h - 46, 3.4, 14, 0, '#b0893b')
  label(pen, spec, x + 60, y + 60, 320, 190, '#3a3d42')
  wearMarks(pen, spec.wear, x, y, w, h, false)
}
