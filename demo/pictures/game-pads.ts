import { screenFlaw, wearMarks } from './flaws.ts'
import { circle, ellipse, linear, type Pen, path, radial, rect, stroke, text } from './pen.ts'
import { vents } from './plugs.ts'
import { desktopScreen } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow } from './stage.ts'
import { mix, type Tones, tones, tonesOf } from './tones.ts'

export function drawHandheld(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const duo = spec.family === 'joycon'
  const [w, h] = [860, 372]
  const [x, y] = [600 - w / 2, 240]
  flatShadow(pen, x, y, w, h, duo ? 60 : 110)
  const left = duo ? tones('#1fb4d1') : t
  const right = duo ? tones('#f0574c') : t
  const sideFill = (c: Tones) =>
    linear(pen, [
      [0, c.light],
      [0.3, c.base],
      [1, c.dark],
    ])
  rect(pen, x, y, w, h, duo ? 60 : 116, sideFill(t))
  if (duo) {
    rect(pen, x, y, 150, h, 60, sideFill(left))
    rect(pen, x + w - 150, y, 150, h, 60, sideFill(right))
  }
  rect(
    pen,
    x + 128,
    y,
    w - 256,
    h,
    duo ? 4 : 14,
    spec.view === 'front'
      ? '#141518'
      : linear(pen, [
          [0, '#3a3c41'],
          [1, '#222327'],
        ]),
  )
  if (spec.view === 'front') wearMarks(pen, spec.wear, x + 128, y, w - 256, h, true)
  if (spec.view !== 'front') {
    vents(pen, x + 330, y + 40, 200, 40, 10, '#0e0f11')
    text(pen, spec.brand, 600, y + h / 2 + 14, 40, '#8d9298', { anchor: 'middle', weight: 700 })
    wearMarks(pen, spec.wear, x + 128, y, w - 256, h, true)
    return
  }
  desktopScreen(pen, 'game', x + 152, y + 24, w - 304, h - 48, 3, spec.scene)
  screenFlaw(pen, x + 152, y + 24, w - 304, h - 48)
  const stick = (cx: number, cy: number) => {
    circle(pen, cx, cy, 36, '#101113', 'stroke="#3b3e44" stroke-width="4"')
    circle(
      pen,
      cx,
      cy,
      25,
      radial(pen, [
        [0, '#3d4046'],
        [1, '#1a1b1e'],
      ]),
    )
  }
  stick(x + 68, y + 106)
  stick(x + w - 68, y + (duo ? 240 : 106))
  const cross = (cx: number, cy: number) => {
    for (const [dx, dy] of [
      [0, -25],
      [25, 0],
      [0, 25],
      [-25, 0],
    ] as const)
      circle(pen, cx + dx, cy + dy, 14, '#17181b', 'stroke="#3b3e44" stroke-width="2"')
  }
  cross(x + w - 68, y + (duo ? 116 : 226))
  cross(x + 68, y + 226)
}

export function drawController(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  ellipse(
    pen,
    600,
    640,
    380,
    60,
    radial(pen, [
      [0, '#20242c', 0.32],
      [0.6, '#20242c', 0.13],
      [1, '#20242c', 0],
    ]),
  )
  const shape =
    'M330 250C400 215 480 232 520 244H680C720 232 800 215 870 250C930 300 960 470 958 570C956 650 890 668 842 616C800 570 770 520 720 510H480C430 520 400 570 358 616C310 668 244 650 242 570C240 470 270 300 330 250Z'
  path(pen, shape, t.deep, 'transform="translate(0 10)"')
  path(
    pen,
    shape,
    radial(
      pen,
      [
        [0, t.light],
        [0.6, t.base],
        [1, t.mid],
      ],
      [0.4, 0.2, 0.8],
    ),
  )
  if (spec.view === 'front') wearMarks(pen, spec.wear, 290, 280, 620, 230, t.isDark)
  if (spec.view !== 'front') {
    for (let i = 0; i < 6; i++) stroke(pen, `M500 ${300 + i * 26}H700`, t.dark, 3, 'opacity="0.5"')
    text(pen, spec.brand, 600, 490, 30, t.ink, { anchor: 'middle', weight: 700, opacity: 0.6 })
    wearMarks(pen, spec.wear, 290, 280, 620, 230, t.isDark)
    return
  }
  const sony = spec.family === 'sony'
  if (sony)
    rect(
      pen,
      490,
      262,
      220,
      120,
      22,
      mix(t.base, '#ffffff', t.isDark ? 0.12 : 0.5),
      `stroke="${t.dark}" stroke-width="2"`,
    )
  else circle(pen, 600, 300, 26, '#17181b', `stroke="${t.light}" stroke-width="3"`)
  const stick = (cx: number, cy: number) => {
    circle(pen, cx, cy, 56, '#121315', `stroke="${t.dark}" stroke-width="5"`)
    circle(
      pen,
      cx,
      cy,
      40,
      radial(pen, [
        [0, '#45484e'],
        [0.7, '#24262a'],
        [1, '#0f1011'],
      ]),
    )
  }
  stick(sony ? 480 : 400, sony ? 446 : 345)
  stick(720, 446)
  const [px, py] = sony ? [385, 350] : [490, 452]
  rect(pen, px - 17, py - 52, 34, 104, 9, '#1a1b1e', `stroke="${t.dark}" stroke-width="2"`)
  rect(pen, px - 52, py - 17, 104, 34, 9, '#1a1b1e', `stroke="${t.dark}" stroke-width="2"`)
  const colors = sony ? ['#7fd6b4', '#e98b9b', '#8db4ee', '#d7a5dd'] : ['#f2c53d', '#e2473f', '#58b35a', '#3f7fd6']
  for (const [i, [dx, dy]] of (
    [
      [0, -46],
      [46, 0],
      [0, 46],
      [-46, 0],
    ] as const
  ).entries()) {
    circle(pen, 815 + dx, 345 + dy, 26, '#1b1c1f', `stroke="${t.dark}" stroke-width="3"`)
    circle(pen, 815 + dx, 345 + dy, 10, 'none', `stroke="${colors[i]}" stroke-width="4"`)
  }
  for (const bx of sony ? [468, 732] : [555, 645]) rect(pen, bx - 8, sony ? 280 : 352, 16, 28, 8, '#2a2c30')
}
