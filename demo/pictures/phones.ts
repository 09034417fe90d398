import { circle, linear, type Pen, radial, rect, text } from './pen.ts'
import { homeScreen } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { crack, flatShadow, wearMarks } from './stage.ts'
import { mix, type Tones, tonesOf } from './tones.ts'

export function lensGlass(pen: Pen, cx: number, cy: number, r: number): void {
  circle(pen, cx, cy, r, '#0d0e10', 'stroke="#5d6269" stroke-width="2"')
  circle(
    pen,
    cx,
    cy,
    r * 0.68,
    radial(
      pen,
      [
        [0, '#2b3a66'],
        [0.5, '#141a2c'],
        [1, '#05060a'],
      ],
      [0.4, 0.35, 0.7],
    ),
  )
  circle(pen, cx - r * 0.24, cy - r * 0.26, r * 0.16, '#9db8ff', 'opacity="0.75"')
}

/** The block of cameras on the back, as the maker builds it. */
function cameras(pen: Pen, spec: PictureSpec, t: Tones, x: number, y: number, w: number): void {
  const r = w * 0.085
  const bump = mix(t.base, t.isDark ? '#ffffff' : '#000000', 0.1)
  const square = (size: number, at: readonly (readonly [number, number])[]) => {
    rect(pen, x + w * 0.06, y + w * 0.06, size, size, size * 0.26, bump, `stroke="${t.light}" stroke-width="2"`)
    for (const [dx, dy] of at) lensGlass(pen, x + w * 0.06 + size * dx, y + w * 0.06 + size * dy, r)
    circle(pen, x + w * 0.06 + size * 0.8, y + w * 0.06 + size * 0.22, r * 0.36, '#fff3d0')
  }
  const column = (count: number) => {
    for (let i = 0; i < count; i++) lensGlass(pen, x + w * 0.2, y + w * (0.2 + i * 0.24), r * 1.12)
    circle(pen, x + w * 0.38, y + w * 0.26, r * 0.36, '#fff3d0')
  }
  switch (spec.family) {
    case 'home':
      lensGlass(pen, x + w * 0.16, y + w * 0.14, r * 0.95)
      circle(pen, x + w * 0.31, y + w * 0.14, r * 0.4, '#fff3d0')
      break
    case 'notch':
      square(w * 0.42, [
        [0.3, 0.3],
        [0.7, 0.7],
      ])
      break
    case 'notch-pro':
    case 'island':
      square(w * 0.5, [
        [0.28, 0.28],
        [0.28, 0.72],
        [0.73, 0.5],
      ])
      break
    case 'bar':
      rect(
        pen,
        x - 2,
        y + w * 0.2,
        w + 4,
        w * 0.24,
        spec.size > 6.3 ? w * 0.1 : 0,
        linear(pen, [
          [0, '#3a3d42'],
          [1, '#17181b'],
        ]),
      )
      for (let i = 0; i < 2; i++) lensGlass(pen, x + w * (0.24 + i * 0.2), y + w * 0.32, r * 0.85)
      circle(pen, x + w * 0.74, y + w * 0.32, r * 0.42, '#fff3d0')
      break
    case 'round':
      circle(
        pen,
        x + w / 2,
        y + w * 0.42,
        w * 0.29,
        linear(pen, [
          [0, '#2c2f34'],
          [1, '#0f1012'],
        ]),
        `stroke="${t.light}" stroke-width="4"`,
      )
      for (const [dx, dy] of [
        [-0.12, -0.1],
        [0.12, -0.1],
        [-0.12, 0.12],
        [0.12, 0.12],
      ] as const)
        lensGlass(pen, x + w * (0.5 + dx), y + w * (0.42 + dy), r * 0.8)
      break
    case 'block':
      rect(pen, x + w * 0.07, y + w * 0.07, w * 0.36, w * 0.72, w * 0.08, bump, `stroke="${t.light}" stroke-width="2"`)
      for (let i = 0; i < 3; i++) lensGlass(pen, x + w * 0.2, y + w * (0.2 + i * 0.22), r)
      circle(pen, x + w * 0.35, y + w * 0.2, r * 0.36, '#fff3d0')
      break
    default:
      column(3)
  }
}

function phoneBack(pen: Pen, spec: PictureSpec, x: number, y: number, w: number, h: number): void {
  const t = tonesOf(spec.color)
  const r = w * 0.145
  rect(
    pen,
    x - 4,
    y - 4,
    w + 8,
    h + 8,
    r + 4,
    linear(
      pen,
      [
        [0, t.light],
        [0.5, t.dark],
        [1, t.light],
      ],
      [0, 0, 1, 1],
    ),
  )
  rect(
    pen,
    x,
    y,
    w,
    h,
    r,
    linear(
      pen,
      [
        [0, t.light],
        [0.45, t.base],
        [1, t.mid],
      ],
      [0, 0, 1, 1],
    ),
  )
  cameras(pen, spec, t, x, y, w)
  text(pen, spec.brand, x + w / 2, y + h * (spec.brand === 'Apple' ? 0.52 : 0.88), w * 0.075, t.ink, {
    anchor: 'middle',
    weight: 700,
    opacity: 0.55,
    spacing: 30,
  })
}

function phoneFront(pen: Pen, spec: PictureSpec, x: number, y: number, w: number, h: number): void {
  const t = tonesOf(spec.color)
  const home = spec.family === 'home'
  const r = w * (home ? 0.13 : 0.15)
  rect(
    pen,
    x - 4.5,
    y - 4.5,
    w + 9,
    h + 9,
    r + 4,
    linear(
      pen,
      [
        [0, t.light],
        [0.5, t.dark],
        [1, t.base],
      ],
      [0, 0, 1, 1],
    ),
  )
  rect(pen, x + w + 3, y + h * 0.24, 4, h * 0.1, 2, t.dark)
  rect(pen, x, y, w, h, r, home && !t.isDark ? '#f4f4f3' : '#0b0c0e')
  const [ex, ey] = home ? [w * 0.045, h * 0.13] : [w * 0.033, w * 0.033]
  const [sx, sy, sw, sh] = [x + ex, y + ey, w - ex * 2, h - ey * 2]
  const ios = spec.brand === 'Apple'
  homeScreen(pen, ios ? 'ios' : 'android', sx, sy, sw, sh, home ? 2 : r * 0.8)
  if (home) {
    circle(pen, x + w / 2, y + h - ey / 2, ey * 0.3, 'none', `stroke="${t.dark}" stroke-width="3"`)
    rect(pen, x + w * 0.42, y + ey * 0.48, w * 0.16, 6, 3, t.isDark ? '#2a2c30' : '#c9cbcc')
  } else if (spec.family.startsWith('notch')) {
    rect(pen, x + w * 0.26, y + ey - 2, w * 0.48, w * 0.085, w * 0.04, '#0b0c0e')
    circle(pen, x + w * 0.66, y + ey + w * 0.036, w * 0.014, '#22304f')
  } else if (spec.family === 'island') {
    rect(pen, x + w * 0.35, y + ey + w * 0.03, w * 0.3, w * 0.082, w * 0.041, '#0b0c0e')
  } else circle(pen, x + w / 2, y + ey + w * 0.055, w * 0.026, '#0b0c0e')
  if (spec.wear === 4) crack(pen, sx, sy, sw, sh)
}

export function drawPhone(pen: Pen, spec: PictureSpec): void {
  const scale = 0.84 + (spec.size - 5.5) * 0.1
  const h = 640 * Math.min(Math.max(scale, 0.72), 1)
  const w = h * (spec.family === 'home' ? 0.487 : 0.472)
  const y = 420 - h / 2
  if (spec.view === 'front') {
    flatShadow(pen, 600 - w * 0.06, y + 6, w, h, w * 0.14)
    flatShadow(pen, 600 - w * 0.94, y + 28, w, h, w * 0.14)
    phoneBack(pen, spec, 600 - w * 0.04, y - 16, w, h)
    phoneFront(pen, spec, 600 - w * 0.96, y + 16, w, h)
    return
  }
  const t = tonesOf(spec.color)
  const [bw, bh] = [560, 560 / 0.472]
  group(pen, spec, t, bw, bh)
}

/** The upper half of the back, close enough to see its marks. */
function group(pen: Pen, spec: PictureSpec, t: Tones, w: number, h: number): void {
  const [x, y] = [600 - w / 2, 110]
  flatShadow(pen, x, y, w, h, w * 0.145)
  phoneBack(pen, spec, x, y, w, h)
  wearMarks(pen, spec.wear, x, y + w * 0.35, w, 500, t.isDark)
}
