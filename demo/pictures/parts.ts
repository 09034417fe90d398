import { screenFlaw, wearMarks } from './flaws.ts'
import { keysFlat } from './key-field.ts'
import { label, PCB } from './part-label.ts'
import { circle, linear, type Pen, radial, rect, stroke, text } from './pen.ts'
import { vents } from './plugs.ts'
import { desktopScreen } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow } from './stage.ts'
import { mix, tonesOf } from './tones.ts'

export function drawGpu(pen: Pen, spec: PictureSpec): void {
  const fans = Math.min(3, Math.max(1, spec.size))
  const w = 360 + fans * 170
  const [x, y, h] = [600 - w / 2, 270, 330]
  flatShadow(pen, x, y, w, h, 16)
  rect(
    pen,
    x - 28,
    y - 22,
    24,
    h + 60,
    3,
    linear(pen, [
      [0, '#dfe2e5'],
      [1, '#8f949a'],
    ]),
  )
  rect(pen, x + 110, y + h - 6, w * 0.44, 34, 3, PCB)
  for (let i = 0; i < 34; i++)
    if (i !== 6) rect(pen, x + 116 + i * ((w * 0.44 - 12) / 34), y + h + 4, 5, 24, 1, '#d2a94f')
  rect(
    pen,
    x - 6,
    y,
    w,
    h,
    18,
    linear(
      pen,
      [
        [0, '#4b4e55'],
        [0.4, '#2a2c31'],
        [1, '#17181b'],
      ],
      [0, 0, 1, 1],
    ),
  )
  if (spec.view !== 'front') {
    rect(
      pen,
      x + 10,
      y + 14,
      w - 30,
      h - 28,
      10,
      linear(pen, [
        [0, '#33353a'],
        [1, '#1d1e22'],
      ]),
    )
    vents(pen, x + w * 0.64, y + 50, w * 0.28, h - 100, 15, '#0b0c0d')
    text(pen, spec.facts.split(' · ')[0] ?? '', x + 60, y + h / 2 + 14, 44, '#c9cdd2', { weight: 700 })
    wearMarks(pen, spec.wear, x, y, w, h, true)
    return
  }
  for (let f = 0; f < fans; f++) {
    const cx = x + (w * (f + 0.5)) / fans
    circle(pen, cx, y + h / 2, 132, '#0e0f11', 'stroke="#5b5f66" stroke-width="3"')
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * Math.PI * 2
      stroke(
        pen,
        `M${cx + Math.cos(a) * 36} ${y + h / 2 + Math.sin(a) * 36}Q${cx + Math.cos(a + 0.3) * 90} ${y + h / 2 + Math.sin(a + 0.3) * 90} ${cx + Math.cos(a + 0.35) * 122} ${y + h / 2 + Math.sin(a + 0.35) * 122}`,
        i % 2 ? '#3a3d43' : '#2f3237',
        20,
      )
    }
    circle(
      pen,
      cx,
      y + h / 2,
      40,
      radial(pen, [
        [0, '#5a5e65'],
        [1, '#1f2024'],
      ]),
    )
  }
  text(pen, spec.brand, x + w - 26, y + 28, 20, '#d5d8dc', { anchor: 'end', weight: 700 })
}

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
