import { sockets } from './computers.ts'
import { circle, ellipse, linear, type Pen, path, radial, rect, softPolygon, stroke, text } from './pen.ts'
import { liveView } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { crack, flatShadow, floorShadow, wearMarks } from './stage.ts'
import { mix, tones, tonesOf } from './tones.ts'

/** The front element with its coatings, seen head on. */
export function frontGlass(pen: Pen, cx: number, cy: number, r: number, label: string): void {
  circle(pen, cx, cy, r, linear(pen, [[0, '#4a4d53'], [0.5, '#141518'], [1, '#3a3d42']], [0, 0, 1, 1]))
  circle(pen, cx, cy, r * 0.94, '#17181b')
  for (let i = 0; i < 4; i++) circle(pen, cx, cy, r * (0.9 - i * 0.06), 'none', `stroke="#${i % 2 ? '2a2c30' : '0c0d0f'}" stroke-width="${(r * 0.028).toFixed(1)}"`)
  const glass = radial(pen, [[0, '#3b2a6b'], [0.35, '#17305e'], [0.7, '#0a1526'], [1, '#04060a']], [0.42, 0.38, 0.7])
  circle(pen, cx, cy, r * 0.66, glass)
  circle(pen, cx, cy, r * 0.34, 'none', `stroke="#6b54c9" stroke-width="${(r * 0.02).toFixed(1)}" opacity="0.4"`)
  ellipse(pen, cx - r * 0.24, cy - r * 0.28, r * 0.2, r * 0.12, '#dfe8ff', 'opacity="0.5" transform-origin="center"')
  ellipse(pen, cx + r * 0.26, cy + r * 0.3, r * 0.1, r * 0.06, '#b38cff', 'opacity="0.45"')
  text(pen, label, cx, cy + r * 0.85, r * 0.085, '#d5d8dc', { anchor: 'middle', opacity: 0.85 })
}

export function drawCamera(pen: Pen, spec: PictureSpec): void {
  if (spec.kind === 'action-camera') return action(pen, spec)
  const t = tonesOf(spec.color)
  const dslr = spec.kind === 'dslr'
  const compact = spec.kind === 'compact-camera'
  const [w, h] = dslr ? [700, 440] : compact ? [620, 350] : [690, 390]
  const [x, y] = [600 - w / 2, 330 + (440 - h) / 2]
  const skin = tones(t.isDark ? '#232427' : '#3a3b3e')
  floorShadow(pen, 600, y + h, w / 2, 32)
  const body = linear(pen, [[0, t.light], [0.2, t.base], [1, t.dark]])
  const back = spec.view !== 'front'
  if (!compact) {
    const [pw, ph] = dslr ? [270, 120] : [170, 66]
    softPolygon(pen, [[600 - pw / 2, y + 20], [600 - pw * 0.3, y - ph], [600 + pw * 0.3, y - ph], [600 + pw / 2, y + 20]], 26, body)
    rect(pen, 600 - 34, y - ph - 8, 68, 12, 3, '#7b8087')
    if (!back) text(pen, spec.brand, 600, y - ph * 0.36, dslr ? 36 : 25, '#f3f4f5', { anchor: 'middle', weight: 700 })
  }
  rect(pen, x + w * 0.08, y - 26, 92, 34, 9, linear(pen, [[0, '#585c62'], [1, '#1a1b1e']]))
  for (let i = 0; i < 12; i++) rect(pen, x + w * 0.08 + 4 + i * 7.4, y - 24, 2.4, 28, 1, '#0c0d0e')
  rect(pen, x + w * 0.8, y - 18, 74, 26, 8, linear(pen, [[0, '#585c62'], [1, '#1a1b1e']]))
  ellipse(pen, x + w * 0.27, y - 6, 28, 10, '#9a9fa5')
  rect(pen, x, y, w, h, dslr ? 62 : 42, body)
  rect(pen, x, y + h * 0.22, w, h * 0.62, 20, linear(pen, [[0, skin.base], [1, skin.dark]]))
  for (let i = 0; i < 9; i++) stroke(pen, `M${x + 8} ${y + h * (0.27 + i * 0.065)}H${x + w - 8}`, '#ffffff', 1, 'opacity="0.035"')
  if (back) {
    const [sw, sh] = dslr ? [320, 214] : [356, 238]
    rect(pen, x + w * 0.14 - 10, y + h * 0.3 - 26, sw + 20, sh + 20, 12, '#0e0f11')
    liveView(pen, x + w * 0.14, y + h * 0.3 - 16, sw, sh)
    if (spec.wear === 4) crack(pen, x + w * 0.14, y + h * 0.3 - 16, sw, sh)
    if (!compact) rect(pen, 600 - 56, y - (dslr ? 70 : 30), 112, 62, 16, '#0d0e10', 'stroke="#3b3e44" stroke-width="4"')
    const dial = x + w * 0.83
    circle(pen, dial, y + h * 0.52, 52, linear(pen, [[0, '#4a4d53'], [1, '#1b1c1f']]), 'stroke="#0d0e10" stroke-width="3"')
    circle(pen, dial, y + h * 0.52, 20, '#17181b', 'stroke="#5b5f66" stroke-width="2"')
    for (const [dx, dy] of [[-40, -86], [36, -86], [-44, 96], [40, 96]] as const) circle(pen, dial + dx, y + h * 0.52 + dy, 13, '#34373c', 'stroke="#0d0e10" stroke-width="2"')
    wearMarks(pen, spec.wear, x + 10, y + h * 0.72, w - 20, h * 0.26, true)
    return
  }
  const grip = linear(pen, [[0, skin.light], [0.25, skin.base], [1, skin.deep]], [0, 0, 1, 0])
  if (!compact) rect(pen, x - 14, y + 26, w * 0.19, h - 40, 46, grip)
  circle(pen, x + w * 0.82, y + h * 0.13, 11, '#ffedc2', 'opacity="0.9"')
  const r = dslr ? 176 : compact ? 118 : 158
  const cy = y + h * 0.53
  circle(pen, 600 + 6, cy + 12, r * 1.06, '#000000', 'opacity="0.28"')
  if (spec.family === 'body') {
    circle(pen, 600, cy, r, linear(pen, [[0, '#e2e5e8'], [0.5, '#8b9097'], [1, '#d4d7db']], [0, 0, 1, 1]))
    circle(pen, 600, cy, r * 0.86, '#15161a')
    rect(pen, 600 - r * 0.55, cy - r * 0.37, r * 1.1, r * 0.74, 6, linear(pen, dslr ? [[0, '#8d9aa5'], [1, '#3b4650']] : [[0, '#2b6a5e'], [0.5, '#4a3a7c'], [1, '#1a2b4f']], [0, 0, 1, 1]))
    for (let i = 0; i < 8; i++) rect(pen, 600 - 58 + i * 15, cy + r * 0.62, 9, 9, 2, '#cfa850')
    circle(pen, 600 - r * 0.93, cy - r * 0.1, 6, '#d63b3b')
  } else frontGlass(pen, 600, cy, r, spec.brand.toUpperCase())
  if (compact) text(pen, spec.brand, x + 44, y + 52, 30, t.ink, { weight: 700 })
}

function action(pen: Pen, spec: PictureSpec): void {
  const t = tonesOf(spec.color)
  const [w, h] = [470, 340]
  const [x, y] = [600 - w / 2, 250]
  floorShadow(pen, 600, y + h + 30, w / 2, 30)
  rect(pen, 540, y + h - 4, 120, 34, 8, t.deep)
  rect(pen, x + 60, y - 16, 96, 22, 9, '#c8383c')
  rect(pen, x, y, w, h, 52, linear(pen, [[0, t.light], [0.25, t.base], [1, t.dark]]))
  if (spec.view !== 'front') {
    rect(pen, x + 34, y + 40, w - 68, h - 80, 14, '#0c0d0f')
    liveView(pen, x + 42, y + 48, w - 84, h - 96)
    if (spec.wear === 4) crack(pen, x + 42, y + 48, w - 84, h - 96)
    wearMarks(pen, spec.wear, x, y, w, h, true)
    return
  }
  for (let i = 0; i < 7; i++) rect(pen, x + 26, y + 196 + i * 17, 190, 8, 4, t.deep)
  rect(pen, x + 44, y + 42, 150, 120, 12, '#0b0c0e')
  text(pen, '4K', x + 119, y + 118, 48, '#ffffff', { anchor: 'middle', weight: 700 })
  rect(pen, x + 232, y + 36, 206, 206, 36, '#131416', 'stroke="#4a4d53" stroke-width="4"')
  frontGlass(pen, x + 335, y + 139, 84, '')
  text(pen, spec.brand, x + 335, y + 292, 28, '#e8eaed', { anchor: 'middle', weight: 700 })
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
    rect(pen, x + inset, y + h * top, w - inset * 2, h * height, 8, linear(pen, [[0, mix(tone, '#000000', 0.55)], [0.2, tone], [0.36, mix(tone, '#ffffff', 0.36)], [0.5, tone], [0.84, mix(tone, '#000000', 0.35)], [1, mix(tone, '#000000', 0.65)]], [0, 0, 1, 0]))
  barrel(w * 0.13, 0.93, 0.07, '#b9bdc2')
  barrel(w * 0.08, 0.72, 0.22)
  barrel(w * 0.03, 0.2, 0.54)
  barrel(0, 0.02, 0.2)
  const ribs = (top: number, height: number) => {
    barrel(w * 0.015, top, height, '#2a2b2f')
    for (let i = 0; i < 34; i++) {
      const a = (i / 33) * Math.PI
      rect(pen, 600 - Math.cos(a) * w * 0.478 - 2, y + h * top + 4, 3.6 * Math.sin(a) + 0.6, h * height - 8, 1, '#0d0e10', 'opacity="0.8"')
    }
  }
  ribs(0.27, 0.19)
  if (spec.family === 'zoom') ribs(0.54, 0.13)
  barrel(w * 0.03, 0.485, 0.018, spec.brand === 'Canon' ? '#c23434' : spec.brand === 'Nikon' ? '#d9b24a' : '#d07a2c')
  ellipse(pen, 600, y + h * 0.025, w * 0.5, 26, '#1a1b1e', 'stroke="#5d6168" stroke-width="2"')
  ellipse(pen, 600, y + h * 0.025, w * 0.4, 19, radial(pen, [[0, '#4b3b8f'], [0.5, '#152743'], [1, '#05070b']], [0.4, 0.4, 0.6]))
  text(pen, spec.facts.split(' · ')[0] ?? '', 600, y + h * 0.83, w * 0.085, t.ink, { anchor: 'middle', weight: 700 })
  text(pen, spec.brand, 600, y + h * 0.89, w * 0.07, t.ink, { anchor: 'middle', opacity: 0.75 })
  if (spec.wear > 2) wearMarks(pen, spec.wear, x, y + h * 0.7, w, h * 0.2, t.isDark)
}

export function drawTv(pen: Pen, spec: PictureSpec): void {
  const w = 520 + spec.size * 6.6
  const h = w * 0.5625
  const [x, y] = [600 - w / 2, 395 - h / 2]
  const foot = y + h + 44
  floorShadow(pen, 600, foot, w * 0.42, 26)
  for (const fx of [x + w * 0.16, x + w * 0.84]) path(pen, `M${fx - 10} ${y + h - 4}h20l26 48h-72z`, linear(pen, [[0, '#3c3f45'], [1, '#15161a']]))
  rect(pen, x, y, w, h, 6, '#17181b')
  if (spec.view !== 'front') {
    rect(pen, x + 2, y + 2, w - 4, h - 4, 6, linear(pen, [[0, '#3a3c41'], [1, '#232428']]))
    rect(pen, x + w * 0.12, y + h * 0.42, w * 0.76, h * 0.54, 12, linear(pen, [[0, '#303237'], [1, '#1b1c1f']]))
    const end = sockets(pen, x + w * 0.66, y + h * 0.6, 3, 'hdmi')
    sockets(pen, x + w * 0.66, y + h * 0.7, 2, 'usb')
    sockets(pen, end - 40, y + h * 0.7, 1, 'lan')
    text(pen, spec.brand, 600, y + h * 0.26, 40, '#8f949b', { anchor: 'middle', weight: 700 })
    wearMarks(pen, spec.wear, x, y, w, h, true)
    return
  }
  rect(pen, x + 4, y + 4, w - 8, h - 8, 3, '#000000')
  sunset(pen, x + 5, y + 5, w - 10, h - 12)
  if (spec.wear === 4) crack(pen, x + 5, y + 5, w - 10, h - 12)
}

function sunset(pen: Pen, x: number, y: number, w: number, h: number): void {
  rect(pen, x, y, w, h, 2, linear(pen, [[0, '#1b2b5e'], [0.42, '#c45a6a'], [0.58, '#f6b26b'], [0.6, '#29475f'], [1, '#0d1a2a']]))
  circle(pen, x + w * 0.62, y + h * 0.53, h * 0.1, '#ffe9b8', 'opacity="0.95"')
  path(pen, `M${x} ${y + h * 0.6}L${x + w * 0.14} ${y + h * 0.4}L${x + w * 0.24} ${y + h * 0.51}L${x + w * 0.36} ${y + h * 0.33}L${x + w * 0.52} ${y + h * 0.6}Z`, '#2a2445', 'opacity="0.9"')
  for (let i = 0; i < 6; i++) rect(pen, x + w * (0.58 - i * 0.012), y + h * (0.64 + i * 0.055), w * (0.08 + i * 0.025), 4, 2, '#ffd9a0', 'opacity="0.5"')
}
