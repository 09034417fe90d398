import { circle, ellipse, linear, type Pen, radial, rect, stroke, text } from './pen.ts'
import { homeScreen, wallpaper } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { crack, flatShadow, glare, wearMarks } from './stage.ts'
import { clipped } from './pen.ts'
import { mix, type Tones, tonesOf } from './tones.ts'

function lensGlass(pen: Pen, cx: number, cy: number, r: number): void {
  circle(pen, cx, cy, r, '#0d0e10', 'stroke="#5d6269" stroke-width="2"')
  circle(pen, cx, cy, r * 0.68, radial(pen, [[0, '#2b3a66'], [0.5, '#141a2c'], [1, '#05060a']], [0.4, 0.35, 0.7]))
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
      square(w * 0.42, [[0.3, 0.3], [0.7, 0.7]])
      break
    case 'notch-pro':
    case 'island':
      square(w * 0.5, [[0.28, 0.28], [0.28, 0.72], [0.73, 0.5]])
      break
    case 'bar':
      rect(pen, x - 2, y + w * 0.2, w + 4, w * 0.24, spec.size > 6.3 ? w * 0.1 : 0, linear(pen, [[0, '#3a3d42'], [1, '#17181b']]))
      for (let i = 0; i < 2; i++) lensGlass(pen, x + w * (0.24 + i * 0.2), y + w * 0.32, r * 0.85)
      circle(pen, x + w * 0.74, y + w * 0.32, r * 0.42, '#fff3d0')
      break
    case 'round':
      circle(pen, x + w / 2, y + w * 0.42, w * 0.29, linear(pen, [[0, '#2c2f34'], [1, '#0f1012']]), `stroke="${t.light}" stroke-width="4"`)
      for (const [dx, dy] of [[-0.12, -0.1], [0.12, -0.1], [-0.12, 0.12], [0.12, 0.12]] as const) lensGlass(pen, x + w * (0.5 + dx), y + w * (0.42 + dy), r * 0.8)
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
  rect(pen, x - 4, y - 4, w + 8, h + 8, r + 4, linear(pen, [[0, t.light], [0.5, t.dark], [1, t.light]], [0, 0, 1, 1]))
  rect(pen, x, y, w, h, r, linear(pen, [[0, t.light], [0.45, t.base], [1, t.mid]], [0, 0, 1, 1]))
  cameras(pen, spec, t, x, y, w)
  text(pen, spec.brand, x + w / 2, y + h * (spec.brand === 'Apple' ? 0.52 : 0.88), w * 0.075, t.ink, { anchor: 'middle', weight: 700, opacity: 0.55, spacing: 30 })
}

function phoneFront(pen: Pen, spec: PictureSpec, x: number, y: number, w: number, h: number): void {
  const t = tonesOf(spec.color)
  const home = spec.family === 'home'
  const r = w * (home ? 0.13 : 0.15)
  rect(pen, x - 4.5, y - 4.5, w + 9, h + 9, r + 4, linear(pen, [[0, t.light], [0.5, t.dark], [1, t.base]], [0, 0, 1, 1]))
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

export function drawFeaturePhone(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const [w, h] = [260, 600]
  const [x, y] = [600 - w / 2, 118]
  flatShadow(pen, x, y, w, h, 44)
  rect(pen, x - 4, y - 2, w + 8, h + 8, 48, t.deep)
  rect(pen, x, y, w, h, 44, linear(pen, [[0, t.light], [0.3, t.base], [1, t.mid]], [0, 0, 1, 1]))
  if (spec.view !== 'front') {
    circle(pen, 600, y + 70, 26, '#131416', `stroke="${t.light}" stroke-width="4"`)
    circle(pen, 600, y + 70, 12, '#27335a')
    text(pen, spec.brand, 600, y + h * 0.55, 38, t.ink, { anchor: 'middle', weight: 700 })
    for (let i = 0; i < 5; i++) rect(pen, 560 + i * 18, y + h - 70, 8, 30, 4, t.deep)
    wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  rect(pen, x + 18, y + 26, w - 36, 250, 16, '#0f1012')
  clipped(pen, x + 30, y + 46, w - 60, 206, 4, () => {
    wallpaper(pen, 'photo', x + 30, y + 46, w - 60, 206)
    text(pen, '12:30', 600, y + 140, 54, '#ffffff', { weight: 700, anchor: 'middle' })
    glare(pen, x + 30, y + 46, w - 60, 206)
  })
  rect(pen, 600 - 44, y + 292, 88, 62, 22, t.dark, `stroke="${t.light}"`)
  rect(pen, 600 - 20, y + 308, 40, 30, 10, t.mid)
  const legends = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
  legends.forEach((legend, i) => {
    const [kx, ky] = [x + 24 + (i % 3) * 74, y + 372 + Math.floor(i / 3) * 52]
    rect(pen, kx, ky, 64, 42, 14, linear(pen, [[0, t.light], [1, t.mid]]), `stroke="${t.dark}"`)
    text(pen, legend, kx + 32, ky + 29, 23, t.isDark ? '#ffffff' : '#3a3d42', { anchor: 'middle', weight: 700 })
  })
}

export function drawTablet(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const w = 330 + spec.size * 43
  const h = w * (spec.brand === 'Apple' ? 0.715 : spec.family === 'surface' ? 0.68 : 0.64)
  const [x, y] = [600 - w / 2, 410 - h / 2]
  flatShadow(pen, x, y, w, h, 34)
  rect(pen, x - 4, y - 4, w + 8, h + 8, 36, linear(pen, [[0, t.light], [0.5, t.dark], [1, t.base]], [0, 0, 1, 1]))
  if (spec.view !== 'front') {
    rect(pen, x, y, w, h, 32, linear(pen, [[0, t.light], [0.45, t.base], [1, t.mid]], [0, 0, 1, 1]))
    lensGlass(pen, x + 52, y + 52, 22)
    if (spec.size > 10.8) lensGlass(pen, x + 110, y + 52, 22)
    text(pen, spec.brand, 600, y + h * 0.53, 40, t.ink, { anchor: 'middle', weight: 700, opacity: 0.55 })
    if (spec.family === 'surface') stroke(pen, `M${x} ${y + h * 0.5}H${x + w}`, t.dark, 3)
    wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
    return
  }
  const home = spec.family === 'home'
  rect(pen, x, y, w, h, 32, home && !t.isDark ? '#f3f3f2' : '#0c0d0f')
  const ex = home ? w * 0.075 : 26
  homeScreen(pen, spec.family === 'surface' ? 'windows' : spec.brand === 'Apple' ? 'ios' : 'android', x + ex, y + 26, w - ex * 2, h - 52, home ? 3 : 14)
  if (home) circle(pen, x + w - ex / 2, y + h / 2, ex * 0.28, 'none', `stroke="${t.dark}" stroke-width="3"`)
  else circle(pen, 600, y + 13, 4, '#2b3550')
  if (spec.wear === 4) crack(pen, x + ex, y + 26, w - ex * 2, h - 52)
}

export function drawWatch(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const strap = spec.family === 'sport' ? tonesOf('black') : t
  const s = 4.2 + spec.size * 0.04
  const half = 34 * s
  flatShadow(pen, 600 - half * 0.62, 90, half * 1.24, 640, 60)
  const strapFill = linear(pen, [[0, strap.dark], [0.22, strap.base], [0.5, strap.light], [0.78, strap.base], [1, strap.dark]], [0, 0, 1, 0])
  rect(pen, 600 - half * 0.6, 70, half * 1.2, 680, 56, strapFill)
  for (let i = 0; i < 5; i++) ellipse(pen, 600, 630 + i * 22, 7, 5, strap.deep)
  const round = spec.family !== 'square'
  const frame = linear(pen, [[0, t.light], [0.5, t.dark], [1, t.base]], [0, 0, 1, 1])
  if (round) circle(pen, 600, 410, half + 14, frame)
  else rect(pen, 600 - half, 410 - half * 1.18, half * 2, half * 2.36, half * 0.55, frame)
  rect(pen, 600 + half + (round ? 8 : -4), 366, 18, 52, 8, t.dark)
  if (spec.view !== 'front') {
    circle(pen, 600, 410, half * 0.86, radial(pen, [[0, '#3a3e46'], [1, '#191b1f']]))
    for (let i = 0; i < 4; i++) circle(pen, 600 + Math.cos(i * 1.57) * half * 0.35, 410 + Math.sin(i * 1.57) * half * 0.35, 15, '#0d3b2b')
    circle(pen, 600, 410, 17, '#7a1f24')
    wearMarks(pen, spec.wear, 600 - half, 410 - half, half * 2, half * 2, true)
    return
  }
  const [gx, gy, gw, gh] = [600 - half * 0.9, 410 - half * (round ? 0.9 : 1.08), half * 1.8, half * (round ? 1.8 : 2.16)]
  clipped(pen, gx, gy, gw, gh, round ? half : half * 0.46, () => {
    rect(pen, gx, gy, gw, gh, 0, '#08090b')
    circle(pen, 600, 410, half * 0.74, 'none', 'stroke="#1f3b33" stroke-width="15"')
    stroke(pen, `M600 ${410 - half * 0.74}A${half * 0.74} ${half * 0.74} 0 1 1 ${600 - half * 0.7} ${410 + half * 0.24}`, '#3fd28f', 15)
    text(pen, '10:09', 600, 428, half * 0.42, '#ffffff', { anchor: 'middle', weight: 700 })
    text(pen, '72', 600, 428 + half * 0.3, half * 0.17, '#ff6b6b', { anchor: 'middle', weight: 700 })
    glare(pen, gx, gy, gw, gh, 0.14)
  })
  if (spec.wear === 4) crack(pen, gx + 20, gy + 20, gw - 40, gh - 40)
}
