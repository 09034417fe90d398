import { wearMarks } from './flaws.ts'
import { circle, ellipse, linear, type Pen, path, radial, rect, stroke, text } from './pen.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { mix, type Tones, tonesOf } from './tones.ts'

/** Cups as the maker builds them: oval, square with a fine band, or large and round on springs. */
type Cups = 'oval' | 'square' | 'round'
const cupsOf = (brand: string): Cups =>
  brand === 'Apple' ? 'square' : /Beyer|AKG|Audio-Technica|Sennheiser/.test(brand) ? 'round' : 'oval'

export function drawHeadphones(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const cups = cupsOf(spec.brand)
  const soft = radial(pen, [
    [0, '#20242c', 0.34],
    [0.6, '#20242c', 0.13],
    [1, '#20242c', 0],
  ])
  ellipse(pen, 600, 730, 300, 44, soft)
  const band = linear(pen, [
    [0, t.light],
    [1, t.mid],
  ])
  const steel = linear(
    pen,
    [
      [0, '#c8ccd1'],
      [1, '#7d8289'],
    ],
    [0, 0, 1, 0],
  )
  if (cups === 'square') {
    stroke(pen, 'M350 470C345 250 400 150 600 150C800 150 855 250 850 470', '#c9cdd2', 13)
    path(pen, 'M396 262C430 150 770 150 804 262C760 196 440 196 396 262Z', t.dark)
  } else if (cups === 'round') {
    stroke(pen, 'M352 480C330 130 870 130 848 480', '#8d929a', 9)
    stroke(pen, 'M392 330C420 150 780 150 808 330', mix(t.base, '#000000', 0.3), 34)
  } else {
    path(pen, 'M330 470C310 60 890 60 870 470L834 470C850 120 350 120 366 470Z', band)
    stroke(pen, 'M372 380C390 180 480 142 600 142C720 142 810 180 828 380', mix(t.base, '#000000', 0.35), 16)
  }
  for (const side of [-1, 1] as const) cup(pen, spec, t, cups, side, steel)
  if (spec.family === 'headset') {
    stroke(pen, 'M345 640C360 770 470 800 540 780', '#26282c', 12)
    ellipse(pen, 552, 777, 26, 15, '#17181b')
  }
  if (spec.view !== 'front' || spec.wear > 1) wearMarks(pen, spec.wear, 290, 480, 120, 200, t.isDark)
}

function cup(pen: Pen, spec: PictureSpec, t: Tones, cups: Cups, side: -1 | 1, steel: string): void {
  const cx = 600 + side * 250
  rect(pen, cx - 12, 400, 24, 120, 10, steel)
  const stops =
    side < 0
      ? ([
          [0, t.dark],
          [0.5, t.light],
          [1, t.base],
        ] as const)
      : ([
          [0, t.base],
          [0.5, t.light],
          [1, t.dark],
        ] as const)
  const shell = linear(pen, stops, [0, 0, 1, 0])
  const cushion = cups === 'round' ? '#8b8d90' : mix(t.base, '#000000', t.isDark ? 0.5 : 0.3)
  const rim = 'stroke="#ffffff" stroke-opacity="0.28" stroke-width="2.5"'
  if (cups === 'square') {
    rect(pen, cx - 62 - side * 38, 470, 124, 232, 56, cushion)
    rect(pen, cx - 66, 462, 132, 248, 58, shell, rim)
    return
  }
  const [rx, ry] = cups === 'round' ? [82, 150] : [66, 142]
  ellipse(pen, cx - side * 44, 580, cups === 'round' ? 58 : 44, ry - 14, cushion)
  ellipse(pen, cx, 580, rx, ry, shell, rim)
  if (spec.view === 'front')
    ellipse(pen, cx + side * 12, 580, rx * 0.58, ry * 0.69, 'none', `stroke="${t.dark}" stroke-width="2" opacity="0.6"`)
  if (spec.view === 'front' && side > 0)
    text(pen, spec.brand, cx + 4, 586, 19, t.ink, { anchor: 'middle', weight: 700, opacity: 0.8 })
}

export function drawEarbuds(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const [x, y, w, h] = [410, 360, 380, 310]
  floorShadow(pen, 600, y + h, 180, 28)
  if (spec.view === 'front') {
    rect(
      pen,
      x + 8,
      y - 150,
      w - 16,
      210,
      70,
      linear(pen, [
        [0, t.light],
        [1, t.dark],
      ]),
    )
    rect(pen, x + 34, y - 120, w - 68, 150, 50, mix(t.dark, '#000000', 0.2))
    for (const cx of [510, 690]) {
      ellipse(
        pen,
        cx,
        300,
        50,
        58,
        radial(
          pen,
          [
            [0, '#ffffff'],
            [0.5, t.base],
            [1, t.dark],
          ],
          [0.35, 0.3, 0.8],
        ),
      )
      ellipse(pen, cx + (cx < 600 ? 22 : -22), 282, 18, 24, '#3a3d42')
      rect(
        pen,
        cx - 15,
        330,
        30,
        110,
        15,
        linear(
          pen,
          [
            [0, t.light],
            [1, t.mid],
          ],
          [0, 0, 1, 0],
        ),
      )
    }
  }
  rect(
    pen,
    x,
    y,
    w,
    h,
    86,
    radial(
      pen,
      [
        [0, t.light],
        [0.6, t.base],
        [1, t.dark],
      ],
      [0.35, 0.2, 0.95],
    ),
  )
  circle(pen, 600, y + 76, 6, '#66e08d')
  text(pen, spec.brand, 600, y + h * 0.68, 32, t.ink, { anchor: 'middle', weight: 700, opacity: 0.5 })
  if (spec.view !== 'front' || spec.wear > 1) wearMarks(pen, spec.wear, x + 20, y + 20, w - 40, h - 40, t.isDark)
}
