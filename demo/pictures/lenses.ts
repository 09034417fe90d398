import { wearMarks } from './flaws.ts'
import { circle, ellipse, linear, type Pen, radial, rect, text } from './pen.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow, floorShadow } from './stage.ts'
import { mix, tonesOf } from './tones.ts'

/** The front element with its coatings, seen head on. */
export function frontGlass(pen: Pen, cx: number, cy: number, r: number, label: string): void {
  circle(
    pen,
    cx,
    cy,
    r,
    linear(
      pen,
      [
        [0, '#4a4d53'],
        [0.5, '#141518'],
        [1, '#3a3d42'],
      ],
      [0, 0, 1, 1],
    ),
  )
  circle(pen, cx, cy, r * 0.94, '#17181b')
  for (let i = 0; i < 4; i++)
    circle(
      pen,
      cx,
      cy,
      r * (0.9 - i * 0.06),
      'none',
      `stroke="#${i % 2 ? '2a2c30' : '0c0d0f'}" stroke-width="${(r * 0.028).toFixed(1)}"`,
    )
  const glass = radial(
    pen,
    [
      [0, '#3b2a6b'],
      [0.35, '#17305e'],
      [0.7, '#0a1526'],
      [1, '#04060a'],
    ],
    [0.42, 0.38, 0.7],
  )
  circle(pen, cx, cy, r * 0.66, glass)
  circle(pen, cx, cy, r * 0.34, 'none', `stroke="#6b54c9" stroke-width="${(r * 0.02).toFixed(1)}" opacity="0.4"`)
  ellipse(pen, cx - r * 0.24, cy - r * 0.28, r * 0.2, r * 0.12, '#dfe8ff', 'opacity="0.5" transform-origin="center"')
  ellipse(pen, cx + r * 0.26, cy + r * 0.3, r * 0.1, r * 0.06, '#b38cff', 'opacity="0.45"')
  text(pen, label, cx, cy + r * 0.85, r * 0.085, '#d5d8dc', { anchor: 'middle', opacity: 0.85 })
}

/** A lens upright with its rings; from the front the glass. `size` is the length in millimetres. */
export function drawLens(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  if (spec.view !== 'front') {
    flatShadow(pen, 340, 150, 520, 520, 260)
    frontGlass(pen, 600, 410, 262, `${spec.brand.toUpperCase()}  ${spec.facts.split(' · ')[0] ?? ''}`)
    wearMarks(pen, spec.wear, 420, 180, 360, 80, true)
    return
  }
  const h = 250 + Math.min(spec.size, 260) * 1.35
  const w = 250 + Math.min(spec.size, 200) * 0.45
  const [x, y] = [600 - w / 2, 742 - h]
  floorShadow(pen, 600, 742, w * 0.46, 28)
  const barrel = (inset: number, top: number, height: number, tone = t.base) =>
    rect(
      pen,
      x + inset,
      y + h * top,
      w - inset * 2,
      h * height,
      8,
      linear(
        pen,
        [
          [0, mix(tone, '#000000', 0.55)],
          [0.2, tone],
          [0.36, mix(tone, '#ffffff', 0.36)],
          [0.5, tone],
          [0.84, mix(tone, '#000000', 0.35)],
          [1, mix(tone, '#000000', 0.65)],
        ],
        [0, 0, 1, 0],
      ),
    )
  barrel(w * 0.13, 0.93, 0.07, '#b9bdc2')
  barrel(w * 0.08, 0.72, 0.22)
  barrel(w * 0.03, 0.2, 0.54)
  barrel(0, 0.02, 0.2)
  const ribs = (top: number, height: number) => {
    barrel(w * 0.015, top, height, '#2a2b2f')
    for (let i = 0; i < 34; i++) {
      const a = (i / 33) * Math.PI
      rect(
        pen,
        600 - Math.cos(a) * w * 0.478 - 2,
        y + h * top + 4,
        3.6 * Math.sin(a) + 0.6,
        h * height - 8,
        1,
        '#0d0e10',
        'opacity="0.8"',
      )
    }
  }
  ribs(0.27, 0.19)
  if (spec.family === 'zoom') ribs(0.54, 0.13)
  barrel(w * 0.03, 0.485, 0.018, spec.brand === 'Canon' ? '#c23434' : spec.brand === 'Nikon' ? '#d9b24a' : '#d07a2c')
  ellipse(pen, 600, y + h * 0.025, w * 0.5, 26, '#1a1b1e', 'stroke="#5d6168" stroke-width="2"')
  ellipse(
    pen,
    600,
    y + h * 0.025,
    w * 0.4,
    19,
    radial(
      pen,
      [
        [0, '#4b3b8f'],
        [0.5, '#152743'],
        [1, '#05070b'],
      ],
      [0.4, 0.4, 0.6],
    ),
  )
  text(pen, spec.facts.split(' · ')[0] ?? '', 600, y + h * 0.83, w * 0.085, t.ink, { anchor: 'middle', weight: 700 })
  text(pen, spec.brand, 600, y + h * 0.89, w * 0.07, t.ink, { anchor: 'middle', opacity: 0.75 })
  if (spec.wear > 2) wearMarks(pen, spec.wear, x, y + h * 0.7, w, h * 0.2, t.isDark)
}
