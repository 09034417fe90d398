import { wearMarks } from './flaws.ts'
import { PCB } from './part-label.ts'
import { circle, linear, type Pen, path, radial, rect, stroke, text } from './pen.ts'
import { vents } from './plugs.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow } from './stage.ts'
import { mix } from './tones.ts'

/** The shroud's colour and its accent, by maker. */
const MAKERS: Record<string, readonly [shroud: string, accent: string]> = {
  ASUS: ['#3b3e44', '#9aa1aa'],
  MSI: ['#2b2d31', '#c4c8ce'],
  Gigabyte: ['#33363c', '#e58a3a'],
  Sapphire: ['#2c2d31', '#c8323a'],
  Zotac: ['#4a4d52', '#d9c15a'],
  PowerColor: ['#26272b', '#d23a3a'],
  EVGA: ['#2f3136', '#7fd06a'],
  NVIDIA: ['#6b6f75', '#1f2125'],
  PNY: ['#26282c', '#7fb83c'],
}

export function drawGpu(pen: Pen, spec: PictureSpec): void {
  const fans = Math.min(3, Math.max(1, spec.size))
  const w = 360 + fans * 170
  const [x, y, h] = [600 - w / 2, 270, 330]
  const [shroud, accent] = MAKERS[spec.brand] ?? ['#2a2c31', '#8a9099']
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
        [0, mix(shroud, '#ffffff', 0.2)],
        [0.4, shroud],
        [1, mix(shroud, '#000000', 0.45)],
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
  rect(pen, x - 4, y + 2, w - 4, h - 4, 17, 'none', 'stroke="#ffffff" stroke-opacity="0.2" stroke-width="3"')
  for (let f = 0; f <= fans; f++) {
    const px = x + (w * f) / fans
    const lean = f % 2 ? 34 : -34
    if (f > 0 && f < fans)
      path(pen, `M${px - 16 + lean} ${y + 4}h26l${-lean * 2} ${h - 8}h-26Z`, accent, 'opacity="0.85"')
  }
  for (let f = 0; f < fans; f++) {
    const cx = x + (w * (f + 0.5)) / fans
    circle(pen, cx, y + h / 2, 132, '#0e0f11', `stroke="${mix(accent, '#5b5f66', 0.5)}" stroke-width="5"`)
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
    circle(pen, cx, y + h / 2, 14, accent)
  }
  wearMarks(pen, spec.wear, x, y, w, h, true)
  text(pen, spec.brand, x + w - 26, y + 28, 20, '#d5d8dc', { anchor: 'end', weight: 700 })
}
