import { ellipse, linear, type Pen, path, rect, text } from './pen.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { mix, type Tones, tonesOf } from './tones.ts'

/** Light from the left on something round. */
const round = (pen: Pen, t: Tones) =>
  linear(
    pen,
    [
      [0, t.mid],
      [0.22, t.light],
      [0.5, t.base],
      [1, t.dark],
    ],
    [0, 0, 1, 0],
  )
const METAL = ['#f2eee6', '#c9b98f', '#8d7a4d'] as const
const metal = (pen: Pen) =>
  linear(
    pen,
    [
      [0, METAL[1]],
      [0.3, METAL[0]],
      [1, METAL[2]],
    ],
    [0, 0, 1, 0],
  )

/** Brand and facts, as they stand on a label; on the back only lines of small print. */
function label(pen: Pen, { brand, facts, view }: PictureSpec, x: number, y: number, width: number, ink: string): void {
  if (view === 'back') {
    for (let line = 0; line < 7; line++) {
      rect(pen, x - width * 0.36, y + line * 26, width * (line % 3 === 2 ? 0.5 : 0.72), 7, 3, ink, 'opacity="0.45"')
    }
    return
  }
  text(pen, brand.toUpperCase(), x, y, 40, ink, { anchor: 'middle' })
  rect(pen, x - 34, y + 26, 68, 3, 1, ink, 'opacity="0.6"')
  text(pen, facts, x, y + 78, 26, ink, { anchor: 'middle' })
}

export function drawBottle(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  floorShadow(pen, 600, 790, 150)
  rect(pen, 548, 118, 104, 92, 12, metal(pen))
  rect(pen, 566, 204, 68, 40, 4, mix(t.base, '#ffffff', 0.3))
  path(
    pen,
    'M566 240C566 280 470 282 470 360L470 760Q470 792 502 792L698 792Q730 792 730 760L730 360C730 282 634 280 634 240Z',
    round(pen, t),
  )
  label(pen, spec, 600, 500, 230, t.ink)
}

export function drawTube(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  floorShadow(pen, 600, 800, 110)
  path(pen, 'M456 110L744 110L700 690L500 690Z', round(pen, t))
  rect(pen, 450, 92, 300, 30, 4, mix(t.base, '#000000', 0.16))
  rect(pen, 510, 690, 180, 110, 14, round(pen, tonesOf('white')))
  label(pen, spec, 600, 350, 220, t.ink)
}

export function drawJar(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  floorShadow(pen, 600, 760, 270)
  rect(pen, 330, 420, 540, 340, 70, round(pen, t))
  rect(pen, 318, 306, 564, 130, 26, metal(pen))
  ellipse(pen, 600, 312, 280, 26, METAL[0])
  label(pen, spec, 600, 560, 380, t.ink)
}

export function drawLipstick(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  floorShadow(pen, 600, 790, 100)
  path(pen, 'M540 420L540 220Q548 150 660 138L660 420Z', round(pen, t))
  rect(pen, 524, 410, 152, 120, 6, metal(pen))
  rect(pen, 504, 520, 192, 272, 12, round(pen, tonesOf('black')))
  label(pen, { ...spec, facts: '' }, 600, 660, 150, '#e8dcc0')
}

export function drawFlacon(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  floorShadow(pen, 600, 780, 210)
  rect(pen, 540, 150, 120, 130, 10, metal(pen))
  rect(pen, 570, 276, 60, 44, 4, METAL[2])
  rect(pen, 400, 316, 400, 464, 34, mix(t.light, '#ffffff', 0.55), 'opacity="0.85"')
  rect(pen, 430, 430, 340, 322, 18, round(pen, t), 'opacity="0.8"')
  label(pen, spec, 600, 560, 280, t.ink)
}

export const cosmeticDrawers = {
  bottle: drawBottle,
  tube: drawTube,
  jar: drawJar,
  lipstick: drawLipstick,
  flacon: drawFlacon,
} satisfies Record<string, (pen: Pen, spec: PictureSpec) => void>
