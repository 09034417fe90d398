import { screenFlaw, wearMarks } from './flaws.ts'
import { keyField } from './key-field.ts'
import { lensGlass } from './lens-glass.ts'
import { circle, group, linear, type Pen, polygon, radial, rect, stroke, text } from './pen.ts'
import { desktopScreen, homeScreen } from './screens.ts'
import { framed, moved, onPlane, type Place, type Plane } from './solid.ts'
import type { PictureSpec } from './spec.ts'
import { flatShadow } from './stage.ts'
import { mix, type Tones, tones, tonesOf } from './tones.ts'

const COLORS: Partial<Record<PictureSpec['color'], string>> = {
  blue: '#a9c4dd',
  purple: '#c9c3dc',
  rose: '#e5c4c0',
  gold: '#e6d6bf',
  gray: '#7d8084',
  green: '#bfd2bd',
  yellow: '#f0d987',
}
const tabletTones = ({ color, family }: PictureSpec): Tones => {
  const own = family === 'surface' ? undefined : COLORS[color]
  return own ? tones(own) : tonesOf(color)
}
const ratioOf = ({ brand, family }: PictureSpec) => (brand === 'Apple' ? 0.715 : family === 'surface' ? 0.68 : 0.64)

export function drawTablet(pen: Pen, spec: PictureSpec): void {
  const t = tabletTones(spec)
  const ratio = ratioOf(spec)
  const long = 380 + spec.size * 44
  const scene = spec.scene ?? 0
  if (spec.view === 'back') {
    back(pen, spec, t, 600 - long / 2, 440 - (long * ratio) / 2, long, long * ratio)
    return
  }
  if (spec.view === 'side' || (!spec.flaw && scene % 4 === 1)) {
    standing(pen, spec, t, ratio, scene)
    return
  }
  if (scene % 4 === 2) {
    const h = Math.min(long * 0.9, 780)
    front(pen, spec, t, 600 - (h * ratio) / 2, 450 - h / 2, h * ratio, h)
    return
  }
  const [w, h] = [long, long * ratio]
  if (scene % 4 === 3) {
    const small = 0.8
    back(pen, spec, t, 690 - (w * small) / 2, 350 - (h * small) / 2, w * small, h * small)
    front(pen, spec, t, 500 - (w * small) / 2, 530 - (h * small) / 2, w * small, h * small)
    return
  }
  front(pen, spec, t, 600 - w / 2, 440 - h / 2, w, h)
}

function frame(pen: Pen, t: Tones, x: number, y: number, w: number, h: number): void {
  const edge = linear(
    pen,
    [
      [0, t.light],
      [0.5, t.dark],
      [1, t.base],
    ],
    [0, 0, 1, 1],
  )
  rect(pen, x - 5, y - 5, w + 10, h + 10, 36, edge)
}

function front(pen: Pen, spec: PictureSpec, t: Tones, x: number, y: number, w: number, h: number): void {
  flatShadow(pen, x, y, w, h, 34)
  frame(pen, t, x, y, w, h)
  glass(pen, spec, t, x, y, w, h)
}

/** The side with the screen: round corners, or a frame with a button. */
function glass(pen: Pen, spec: PictureSpec, t: Tones, x: number, y: number, w: number, h: number): void {
  const home = spec.family === 'home'
  rect(pen, x, y, w, h, 32, home && !t.isDark ? '#f3f3f2' : '#0c0d0f')
  const upright = h > w
  const [ex, ey] = home ? (upright ? [24, h * 0.075] : [w * 0.075, 24]) : [26, 26]
  const [sx, sy, sw, sh] = [x + ex, y + ey, w - ex * 2, h - ey * 2]
  if (spec.family === 'surface') desktopScreen(pen, 'windows', sx, sy, sw, sh, 4, spec.scene)
  else homeScreen(pen, spec.brand === 'Apple' ? 'ios' : 'android', sx, sy, sw, sh, home ? 3 : 14, spec.scene)
  screenFlaw(pen, sx, sy, sw, sh)
  const [cx, cy] = upright ? [x + w / 2, y + h - ey / 2] : [x + w - ex / 2, y + h / 2]
  if (home) circle(pen, cx, cy, Math.max(ex, ey) * 0.28, 'none', `stroke="${t.dark}" stroke-width="3"`)
  else circle(pen, x + w / 2, y + 13, 4, '#2b3550')
}

function back(pen: Pen, spec: PictureSpec, t: Tones, x: number, y: number, w: number, h: number): void {
  flatShadow(pen, x, y, w, h, 34)
  frame(pen, t, x, y, w, h)
  const fill = linear(
    pen,
    [
      [0, t.light],
      [0.45, t.base],
      [1, t.mid],
    ],
    [0, 0, 1, 1],
  )
  rect(pen, x, y, w, h, 32, fill)
  rect(pen, x + 2, y + 2, w - 4, h - 4, 30, 'none', 'stroke="#ffffff" stroke-width="2" opacity="0.25"')
  const pro = spec.size >= 11 && spec.family === 'full' && spec.brand === 'Apple'
  if (pro) rect(pen, x + 22, y + 22, 120, 120, 34, mix(t.base, '#000000', 0.12))
  lensGlass(pen, x + 58, y + 58, 22)
  if (spec.size > 10.8) lensGlass(pen, x + (pro ? 104 : 112), y + (pro ? 104 : 58), 20)
  text(pen, spec.brand, x + w / 2, y + h * 0.53, 40, t.ink, { anchor: 'middle', weight: 700, opacity: 0.55 })
  if (spec.family === 'surface') stroke(pen, `M${x} ${y + h * 0.5}H${x + w}`, t.dark, 3)
  wearMarks(pen, spec.wear, x, y, w, h, t.isDark)
}

/** Stands at an angle: on its kickstand with a keyboard in front, or leaning, with a pen beside it. */
function standing(pen: Pen, spec: PictureSpec, t: Tones, ratio: number, scene: number): void {
  const keyboard = spec.family === 'surface'
  const turn = scene % 2 ? 27 : -27
  const [up, lean] = [ratio * 0.93, ratio * -0.37]
  const face: Plane = { from: [-0.5, up, lean], along: [1, 0, 0], down: [0, -up, -lean] }
  const deep = keyboard ? 0.62 : 0.1
  const places = [-0.5, 0.5].flatMap((x): Place[] => [
    [x, up, lean],
    [x, 0, deep],
    [x, 0, lean],
  ])
  const eye = framed({ turn, tilt: 22 }, places, { w: 520 + spec.size * 26, h: 660, at: [600, 440] })
  const [w, h] = [1000, 1000 * ratio]
  const ground: Plane = { from: [-0.62, 0, lean - 0.06], along: [1.24, 0, 0], down: [0, 0, deep - lean + 0.16] }
  const soft = radial(pen, [
    [0, '#0c0f14', 0.46],
    [0.66, '#0c0f14', 0.3],
    [1, '#0c0f14', 0],
  ])
  onPlane(pen, eye, ground, w, w, () => rect(pen, 0, 0, w, w, 240, soft))
  for (let step = 3; step > 0; step--) {
    const fill = step === 3 ? t.deep : step === 2 ? t.dark : t.light
    onPlane(pen, eye, moved(face, [0, 0, -1], step * 0.007), w, h, () => rect(pen, 0, 0, w, h, 34, fill))
  }
  onPlane(pen, eye, face, w, h, () => glass(pen, spec, t, 0, 0, w, h))
  if (!keyboard) {
    if (spec.brand === 'Apple' || scene % 3 === 0) penBeside(pen)
    return
  }
  const cover: Plane = { from: [-0.49, 0.006, 0.02], along: [0.98, 0, 0], down: [0, 0, 0.6] }
  const cloth = ['#23262c', '#3d4657', '#5b2b35', '#24423c'][scene % 4] ?? '#23262c'
  onPlane(pen, eye, moved(cover, [0, -1, 0], 0.012), w, 610, () =>
    rect(pen, 0, 0, w, 610, 16, mix(cloth, '#000000', 0.45)),
  )
  onPlane(pen, eye, cover, w, 610, () => {
    rect(pen, 0, 0, w, 610, 16, cloth, 'stroke="#ffffff" stroke-opacity="0.2" stroke-width="3"')
    keyField(pen, 40, 40, 920, 330, false, mix(cloth, '#ffffff', 0.16), mix(cloth, '#000000', 0.5))
    rect(pen, 330, 395, 340, 185, 10, mix(cloth, '#ffffff', 0.08))
  })
}

/** A pen that lies in front. */
function penBeside(pen: Pen): void {
  group(pen, 'transform="rotate(-9 600 800)"', () => {
    rect(pen, 330, 806, 500, 16, 8, '#0c0f14', 'opacity="0.18"')
    const white = linear(pen, [
      [0, '#ffffff'],
      [1, '#c4c7cb'],
    ])
    rect(pen, 330, 792, 470, 17, 8, white)
    polygon(
      pen,
      [
        [800, 793],
        [838, 800],
        [800, 808],
      ],
      '#d9dbde',
    )
  })
}
