import { screenFlaw, wearMarks } from './flaws.ts'
import { circle, group, linear, type Pen, rect, text } from './pen.ts'
import { phoneCameras } from './phone-cameras.ts'
import { phoneFrontOf, phoneTones } from './phone-looks.ts'
import { homeScreen } from './screens.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow } from './stage.ts'

function phoneBack(pen: Pen, spec: PictureSpec, x: number, y: number, w: number, h: number): void {
  const t = phoneTones(spec)
  const r = w * (spec.family === 'ultra' ? 0.05 : 0.145)
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
  phoneCameras(pen, spec, t, x, y, w)
  rect(
    pen,
    x + 2,
    y + 2,
    w - 4,
    h - 4,
    r - 2,
    'none',
    `stroke="#ffffff" stroke-width="2" opacity="${t.isDark ? 0.22 : 0.5}"`,
  )
  text(pen, spec.brand, x + w / 2, y + h * (spec.brand === 'Apple' ? 0.52 : 0.88), w * 0.075, t.ink, {
    anchor: 'middle',
    weight: 700,
    opacity: 0.55,
    spacing: 30,
  })
}

function phoneFront(pen: Pen, spec: PictureSpec, x: number, y: number, w: number, h: number): void {
  const t = phoneTones(spec)
  const front = phoneFrontOf(spec)
  const home = front === 'home'
  const r = w * (home ? 0.13 : spec.family === 'ultra' ? 0.055 : 0.15)
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
  homeScreen(pen, ios ? 'ios' : 'android', sx, sy, sw, sh, home ? 2 : r * 0.8, spec.scene)
  screenFlaw(pen, sx, sy, sw, sh)
  if (home) {
    circle(pen, x + w / 2, y + h - ey / 2, ey * 0.3, 'none', `stroke="${t.dark}" stroke-width="3"`)
    rect(pen, x + w * 0.42, y + ey * 0.48, w * 0.16, 6, 3, t.isDark ? '#2a2c30' : '#c9cbcc')
  } else if (front === 'notch') {
    rect(pen, x + w * 0.26, y + ey - 2, w * 0.48, w * 0.085, w * 0.04, '#0b0c0e')
    circle(pen, x + w * 0.66, y + ey + w * 0.036, w * 0.014, '#22304f')
  } else if (front === 'island') {
    rect(pen, x + w * 0.35, y + ey + w * 0.03, w * 0.3, w * 0.082, w * 0.041, '#0b0c0e')
  } else circle(pen, x + w / 2, y + ey + w * 0.055, w * 0.026, '#0b0c0e')
}

/** How a phone shows both its sides: where back and front are, in widths from the middle, how they lean, and which lies above. */
const POSES = [
  { back: 0.46, front: -0.46, lean: [0, 0], last: 'front' },
  { back: -0.46, front: 0.46, lean: [0, 0], last: 'front' },
  { back: 0.34, front: -0.34, lean: [10, -8], last: 'front' },
  { back: -0.4, front: 0.36, lean: [-4, 9], last: 'back' },
  { back: 0.42, front: -0.5, lean: [-14, -14], last: 'back' },
] as const

export function drawPhone(pen: Pen, spec: PictureSpec): void {
  const scale = 0.9 + (spec.size - 5.5) * 0.08
  const h = 720 * Math.min(Math.max(scale, 0.8), 1)
  const fold = spec.family === 'fold'
  const w = h * (fold ? 0.84 : phoneFrontOf(spec) === 'home' ? 0.487 : 0.472)
  const y = 440 - h / 2
  const t = phoneTones(spec)
  if (spec.view === 'back') {
    closeBack(pen, spec)
    return
  }
  const scene = spec.scene ?? 0
  const pose = POSES[(spec.view === 'side' ? scene + 2 : scene) % POSES.length] ?? POSES[0]
  const spread = fold ? w * 0.62 : w
  const shown = (at: number, lean: number, draw: (x: number) => void) => {
    const x = 600 + at * spread
    const turned = lean ? `transform="rotate(${lean} ${Math.round(x)} 440)"` : ''
    group(pen, turned, () => {
      flatShadow(pen, x - w / 2, y + 8, w, h, w * 0.14)
      draw(x - w / 2)
    })
  }
  const back = () =>
    shown(pose.back, pose.lean[0], (x) => {
      phoneBack(pen, spec, x, y, w, h)
      wearMarks(pen, spec.wear, x, y + w * 0.8, w, h - w * 0.85, t.isDark)
    })
  const front = () => shown(pose.front, pose.lean[1], (x) => phoneFront(pen, spec, x, y, w, h))
  if (pose.last === 'front') {
    back()
    front()
  } else {
    front()
    back()
  }
}

/** The upper half of the back, close enough to see its marks. */
function closeBack(pen: Pen, spec: PictureSpec): void {
  const w = 560
  const [x, y] = [600 - w / 2, 90]
  flatShadow(pen, x, y, w, w / 0.472, w * 0.145)
  phoneBack(pen, spec, x, y, w, w / 0.472)
  wearMarks(pen, spec.wear, x, y + w * 0.35, w, 570, phoneTones(spec).isDark)
}
