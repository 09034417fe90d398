import { wearMarks } from './flaws.ts'
import { circle, ellipse, linear, type Pen, path, rect, softPolygon, stroke, text } from './pen.ts'
import { sockets, vents } from './plugs.ts'
import { desktopScreen } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { floorShadow } from './stage.ts'
import { type Tones, tonesOf } from './tones.ts'

/** Consoles of four builds: tall winged, flat box, cube tower, dock with a screen. */
export function drawConsole(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  if (spec.family === 'dock') {
    dock(pen, spec, t)
    return
  }
  if (spec.family === 'wings') {
    wings(pen, spec, t)
    return
  }
  const [w, h, tall] =
    spec.family === 'tower' ? [300, 590, true] : spec.family === 'slab' ? [300, 560, true] : [640, 130, false]
  const [x, y] = [600 - w / 2, 770 - h]
  floorShadow(pen, 600, 770, w / 2, 32)
  if (!tall)
    softPolygon(
      pen,
      [
        [x + 80, y - 130],
        [x + w - 80, y - 130],
        [x + w, y + 4],
        [x, y + 4],
      ],
      10,
      linear(pen, [
        [0, t.mid],
        [1, t.light],
      ]),
    )
  rect(
    pen,
    x,
    y,
    w,
    h,
    tall ? 10 : 6,
    linear(
      pen,
      [
        [0, t.light],
        [0.12, t.base],
        [1, t.mid],
      ],
      [0, 0, 1, 1],
    ),
  )
  const back = spec.view !== 'front'
  if (back) {
    const [sx, sy] = tall ? [x + 40, y + h - 120] : [x + 60, y + h / 2]
    const end = sockets(pen, sx, sy, 1, 'hdmi')
    sockets(pen, end, sy, 2, 'usb')
    sockets(pen, sx, sy + (tall ? 50 : 0) + (tall ? 0 : -200) * 0, tall ? 1 : 0, 'lan')
    vents(
      pen,
      x + w * (tall ? 0.12 : 0.45),
      y + (tall ? 60 : 24),
      w * (tall ? 0.76 : 0.48),
      tall ? h * 0.55 : h - 50,
      13,
      t.deep,
    )
    wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  if (spec.family === 'tower') {
    ellipse(pen, 600, y + 4, w * 0.44, 20, '#0c0d0f')
    for (let i = 0; i < 9; i++) ellipse(pen, 600 - 108 + i * 27, y + 4, 7, 4, i > 2 && i < 7 ? '#3fae5f' : '#2a2c30')
    rect(pen, x + 36, y + h - 190, 14, 120, 4, '#0b0c0e')
  } else if (spec.family === 'slab') {
    circle(pen, x + w * 0.5, y + h * 0.3, w * 0.36, '#17181b')
    for (let r = 0; r < 5; r++)
      circle(
        pen,
        x + w * 0.5,
        y + h * 0.3,
        w * (0.08 + r * 0.062),
        'none',
        'stroke="#34373c" stroke-width="4" stroke-dasharray="5 7"',
      )
  } else {
    if (spec.brand === 'Sony') {
      rect(pen, x, y + h * 0.46, w, 9, 0, t.deep)
      rect(pen, x + 40, y + h * 0.2, 210, 6, 3, '#0c0d0f')
      rect(pen, x + w * 0.46, y + h * 0.475, w * 0.1, 4, 2, '#57a8ff')
      path(
        pen,
        `M${x + w * 0.62} ${y - 126}L${x + w * 0.66} ${y}h6L${x + w * 0.625} ${y - 126}Z`,
        t.deep,
        'opacity="0.7"',
      )
    } else {
      vents(pen, x + w * 0.14, y - 112, w * 0.34, 90, 12, t.deep)
      rect(pen, x + 24, y + h * 0.3, w * 0.42, 8, 4, '#0c0d0f')
      circle(pen, x + w - 90, y + h * 0.5, 19, 'none', `stroke="${t.isDark ? '#e8eaec' : '#3d4045'}" stroke-width="4"`)
    }
    sockets(pen, x + w - (spec.brand === 'Sony' ? 150 : 260), y + h * 0.7, spec.brand === 'Sony' ? 2 : 1, 'usb')
  }
  if (!t.isDark) rect(pen, x, y, w, h, tall ? 10 : 6, 'none', `stroke="${t.dark}" stroke-width="1.5" opacity="0.7"`)
  wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
  circle(pen, x + w - 40, y + (tall ? 46 : h * 0.25), 12, t.dark, `stroke="${t.light}" stroke-width="2"`)
  text(pen, spec.brand, x + (tall ? w / 2 : 60), y + h - (tall ? 26 : 24), 22, t.ink, {
    anchor: tall ? 'middle' : 'start',
    weight: 700,
  })
}

function wings(pen: Pen, spec: PictureSpec, t: Tones): void {
  floorShadow(pen, 600, 776, 160, 30)
  ellipse(pen, 600, 770, 150, 20, '#1d1e21')
  const core = linear(
    pen,
    [
      [0, '#35373c'],
      [0.5, '#0f1012'],
      [1, '#2b2d31'],
    ],
    [0, 0, 1, 0],
  )
  path(pen, 'M556 150C566 130 634 130 644 150L652 760H548Z', core)
  const wing = (side: 1 | -1) => {
    const p = (x: number, y: number) => `${600 + side * x} ${y}`
    path(
      pen,
      `M${p(34, 150)}C${p(60, 96)} ${p(140, 104)} ${p(132, 150)}C${p(112, 330)} ${p(116, 560)} ${p(138, 764)}C${p(110, 778)} ${p(80, 776)} ${p(58, 762)}C${p(40, 560)} ${p(30, 330)} ${p(34, 150)}Z`,
      linear(
        pen,
        side < 0
          ? [
              [0, t.base],
              [0.6, t.light],
              [1, t.dark],
            ]
          : [
              [0, t.dark],
              [0.3, t.light],
              [1, t.base],
            ],
        [0, 0, 1, 0],
      ),
      `stroke="${t.dark}" stroke-width="2.5"`,
    )
  }
  wing(-1)
  wing(1)
  stroke(pen, 'M560 170C556 360 556 560 562 750', '#4aa8ff', 3, 'opacity="0.8"')
  stroke(pen, 'M640 170C644 360 644 560 638 750', '#4aa8ff', 3, 'opacity="0.8"')
  if (spec.view === 'front') {
    rect(pen, 594, 500, 12, 30, 4, '#0a0b0c', 'stroke="#5a5e64"')
    rect(pen, 595, 550, 10, 16, 4, '#0a0b0c', 'stroke="#5a5e64"')
    text(pen, spec.brand, 600, 730, 17, '#a9adb3', { anchor: 'middle', weight: 700 })
    return
  }
  vents(pen, 566, 190, 68, 380, 14, '#3a3d42')
  sockets(pen, 582, 620, 1, 'hdmi')
  sockets(pen, 583, 655, 1, 'lan')
  sockets(pen, 583, 700, 1, 'usb')
  wearMarks(pen, spec.wear, 480, 200, 80, 520, t.isDark)
}

function dock(pen: Pen, spec: PictureSpec, t: Tones): void {
  floorShadow(pen, 600, 706, 330, 32)
  rect(pen, 300, 250, 600, 330, 26, '#1d1e21')
  desktopScreen(pen, 'game', 326, 272, 548, 308, 4, spec.scene)
  rect(
    pen,
    240,
    250,
    70,
    330,
    32,
    linear(pen, [
      [0, '#27c3e0'],
      [1, '#1390aa'],
    ]),
  )
  rect(
    pen,
    890,
    250,
    70,
    330,
    32,
    linear(pen, [
      [0, '#ff6257'],
      [1, '#cc3e35'],
    ]),
  )
  circle(pen, 276, 330, 21, '#1b1c1f', 'stroke="#3f4248" stroke-width="4"')
  circle(pen, 924, 450, 21, '#1b1c1f', 'stroke="#3f4248" stroke-width="4"')
  for (const [dx, dy] of [
    [0, -26],
    [26, 0],
    [0, 26],
    [-26, 0],
  ] as const) {
    circle(pen, 924 + dx * 0.8, 350 + dy * 0.8, 9, '#1b1c1f')
    circle(pen, 276 + dx * 0.8, 440 + dy * 0.8, 9, '#1b1c1f')
  }
  rect(
    pen,
    322,
    420,
    556,
    284,
    22,
    linear(pen, [
      [0, t.light],
      [0.15, t.base],
      [1, t.dark],
    ]),
  )
  text(pen, spec.brand, 600, 575, 34, t.ink, { anchor: 'middle', weight: 700, opacity: 0.7 })
  if (spec.view !== 'front') {
    rect(pen, 346, 600, 250, 80, 10, t.deep)
    sockets(pen, 366, 640, 1, 'usbc')
    sockets(pen, 430, 640, 1, 'hdmi')
    sockets(pen, 500, 640, 1, 'lan')
    wearMarks(pen, spec.wear, 330, 430, 540, 260, t.isDark)
  }
}
