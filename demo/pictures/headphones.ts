import { wearMarks } from './flaws.ts'
import { circle, ellipse, linear, type Pen, path, radial, rect, stroke, text } from './pen.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { mix, tonesOf } from './tones.ts'

export function drawHeadphones(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  ellipse(
    pen,
    600,
    730,
    300,
    44,
    radial(pen, [
      [0, '#20242c', 0.34],
      [0.6, '#20242c', 0.13],
      [1, '#20242c', 0],
    ]),
  )
  const band = linear(pen, [
    [0, t.light],
    [1, t.mid],
  ])
  path(pen, 'M330 470C310 60 890 60 870 470L834 470C850 120 350 120 366 470Z', band)
  stroke(pen, 'M372 380C390 180 480 142 600 142C720 142 810 180 828 380', mix(t.base, '#000000', 0.35), 16)
  for (const side of [-1, 1] as const) {
    const cx = 600 + side * 250
    rect(
      pen,
      cx - 12 + side * 0,
      400,
      24,
      120,
      10,
      linear(
        pen,
        [
          [0, '#c8ccd1'],
          [1, '#7d8289'],
        ],
        [0, 0, 1, 0],
      ),
    )
    ellipse(pen, cx - side * 44, 580, 44, 128, mix(t.base, '#000000', 0.5))
    ellipse(
      pen,
      cx,
      580,
      66,
      142,
      linear(
        pen,
        side < 0
          ? [
              [0, t.dark],
              [0.5, t.light],
              [1, t.base],
            ]
          : [
              [0, t.base],
              [0.5, t.light],
              [1, t.dark],
            ],
        [0, 0, 1, 0],
      ),
    )
    if (spec.view === 'front')
      ellipse(pen, cx + side * 12, 580, 38, 98, 'none', `stroke="${t.dark}" stroke-width="2" opacity="0.6"`)
  }
  if (spec.family === 'headset') {
    stroke(pen, 'M345 640C360 770 470 800 540 780', '#26282c', 12)
    ellipse(pen, 552, 777, 26, 15, '#17181b')
  }
  if (spec.view !== 'front') wearMarks(pen, spec.wear, 285, 450, 130, 260, t.isDark)
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
  if (spec.view !== 'front') wearMarks(pen, spec.wear, x + 20, y + 20, w - 40, h - 40, t.isDark)
}
