import { wearMarks } from './flaws.ts'
import { keysFlat } from './key-field.ts'
import { deckFace, FACE, lidFace, lidHeight, screenFace } from './laptop-faces.ts'
import { type LaptopLook, laptopLook, laptopTones } from './laptop-looks.ts'
import { circle, linear, type Pen, radial, rect, text } from './pen.ts'
import { type Eye, framed, moved, onPlane, type Place, type Plane } from './solid.ts'
import type { PictureSpec } from './spec.ts'
import { mix, type Tones } from './tones.ts'

/** How a laptop stands: turned, seen from how far above, its lid opened by how many degrees. */
type Pose = { turn: number; tilt: number; lid: number }

const FRONT: readonly Pose[] = [
  { turn: 0, tilt: 24, lid: 108 },
  { turn: 32, tilt: 26, lid: 110 },
  { turn: -30, tilt: 25, lid: 108 },
  { turn: 14, tilt: 32, lid: 116 },
  { turn: -46, tilt: 22, lid: 104 },
  { turn: -12, tilt: 20, lid: 102 },
]
const BEHIND: readonly Pose[] = [
  { turn: 152, tilt: 24, lid: 82 },
  { turn: 180, tilt: 64, lid: 0 },
  { turn: 206, tilt: 20, lid: 96 },
  { turn: 160, tilt: 50, lid: 0 },
]
const BODY: Pose = { turn: 180, tilt: 76, lid: 0 }

export function drawLaptop(pen: Pen, spec: PictureSpec): void {
  if (spec.view === 'detail') {
    closeUp(pen, spec)
    return
  }
  const look = laptopLook(spec)
  const scene = spec.scene ?? 0
  if (spec.view === 'side' && look.folds) folded(pen, spec, look, scene)
  else if (spec.view === 'front') standing(pen, spec, look, poseOf(FRONT, scene))
  else if (spec.flaw) standing(pen, spec, look, BODY)
  else standing(pen, spec, look, poseOf(BEHIND, spec.view === 'side' ? scene + 1 : scene))
}

const poseOf = (poses: readonly Pose[], scene: number): Pose =>
  poses[scene % poses.length] ?? { turn: 0, tilt: 24, lid: 108 }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const UP: Place = [0, 1, 0]

/** A deck with a lid at its hinge; x = 0 is the middle, z = 0 the hinge, one is the width. */
function standing(pen: Pen, spec: PictureSpec, look: LaptopLook, { turn, tilt, lid }: Pose): void {
  const t = laptopTones(spec)
  const depth = lidHeight(look) / FACE
  const [sin, cos] = [Math.sin(radians(lid)), Math.cos(radians(lid))]
  const thin = Math.min(0.016, look.thick * 0.4)
  const eye = framed({ turn, tilt }, corners(depth, look.thick, sin, cos), {
    w: 500 + spec.size * 25,
    h: 730,
    at: [600, 440],
  })
  const deck: Plane = { from: [-0.5, 0, 0], along: [1, 0, 0], down: [0, 0, depth] }
  const toScreen: Place = [0, -cos, sin]
  const screen: Plane = {
    from: [-0.5, depth * sin, depth * cos],
    along: [1, 0, 0],
    down: [0, -depth * sin, -depth * cos],
  }
  const outside: Plane = { ...screen, from: [0.5, depth * sin, depth * cos], along: [-1, 0, 0] }
  shadow(pen, eye, depth, look.thick)
  const drawBase = () => {
    slab(pen, eye, deck, look, t, [0, -1, 0], look.thick)
    onPlane(pen, eye, deck, FACE, lidHeight(look), () => deckFace(pen, spec, look, t))
  }
  const drawLid = (face: () => void, plane: Plane, from: Plane, way: Place) => {
    slab(pen, eye, from, look, t, way, thin)
    onPlane(pen, eye, plane, FACE, lidHeight(look), face)
  }
  const back: Place = [-toScreen[0], -toScreen[1], -toScreen[2]]
  if (Math.abs(turn) < 90) {
    drawLid(() => screenFace(pen, spec, look), screen, screen, back)
    drawBase()
    return
  }
  const lifted = moved(outside, lid === 0 ? UP : back, thin)
  drawBase()
  drawLid(() => lidFace(pen, spec, look, t), lifted, lifted, lid === 0 ? [0, -1, 0] : toScreen)
}

function corners(depth: number, thick: number, sin: number, cos: number): Place[] {
  return [-0.5, 0.5].flatMap((x): Place[] => [
    [x, -thick, 0],
    [x, -thick, depth],
    [x, depth * sin, depth * cos],
  ])
}

/** The thickness under a face: the same outline again and again, from the far side to the near one. */
function slab(pen: Pen, eye: Eye, face: Plane, look: LaptopLook, t: Tones, way: Place, thick: number): void {
  const steps = thick > 0.045 ? 11 : thick > 0.02 ? 6 : 3
  for (let step = steps; step > 0; step--) {
    const fill = step === steps ? t.deep : step === 1 ? t.light : step > steps / 2 ? t.dark : t.mid
    onPlane(pen, eye, moved(face, way, (thick * step) / steps), FACE, lidHeight(look), () =>
      rect(pen, 0, 0, FACE, lidHeight(look), look.corner * FACE, fill),
    )
  }
}

function shadow(pen: Pen, eye: Eye, depth: number, below: number): void {
  const grow = 0.13
  const ground: Plane = {
    from: [-0.5 - grow, -below, -grow],
    along: [1 + grow * 2, 0, 0],
    down: [0, 0, depth + grow * 2.2],
  }
  const soft = radial(pen, [
    [0, '#0c0f14', 0.5],
    [0.62, '#0c0f14', 0.34],
    [0.8, '#0c0f14', 0.12],
    [1, '#0c0f14', 0],
  ])
  onPlane(pen, eye, ground, FACE, FACE, () => rect(pen, 0, 0, FACE, FACE, 260, soft))
}

/** A convertible as a tent, or as a tablet with its keyboard away. */
function folded(pen: Pen, spec: PictureSpec, look: LaptopLook, scene: number): void {
  const t = laptopTones(spec)
  const depth = lidHeight(look) / FACE
  const tent = scene % 2 === 0
  const [sin, cos] = tent
    ? [Math.sin(radians(62)), Math.cos(radians(62))]
    : [Math.sin(radians(18)), Math.cos(radians(18))]
  const turn = scene % 4 < 2 ? 28 : -28
  const front: Plane = { from: [-0.5, 0, 0], along: [1, 0, 0], down: [0, -depth * sin, depth * cos] }
  const rear: Plane = { from: [-0.5, 0, 0], along: [1, 0, 0], down: [0, -depth * sin, -depth * cos] }
  const places = [front, rear].flatMap(({ down }): Place[] =>
    [-0.5, 0.5].flatMap((x): Place[] => [
      [x, 0, 0],
      [x, down[1], down[2]],
    ]),
  )
  const eye = framed({ turn, tilt: tent ? 20 : 44 }, tent ? places : places.slice(0, 4), {
    w: 500 + spec.size * 25,
    h: 640,
    at: [600, 440],
  })
  const ground: Plane = {
    from: [-0.62, -depth * sin, -depth * cos - 0.1],
    along: [1.24, 0, 0],
    down: [0, 0, depth * cos * 2 + 0.22],
  }
  const soft = radial(pen, [
    [0, '#0c0f14', 0.45],
    [0.65, '#0c0f14', 0.28],
    [1, '#0c0f14', 0],
  ])
  if (tent) {
    onPlane(pen, eye, ground, FACE, FACE, () => rect(pen, 0, 0, FACE, FACE, 240, soft))
    slab(pen, eye, rear, look, t, [0, -cos, sin], look.thick)
  }
  slab(pen, eye, front, look, t, [0, -cos, -sin], tent ? 0.016 : look.thick)
  onPlane(pen, eye, front, FACE, lidHeight(look), () => screenFace(pen, spec, look, true))
}

/** Keyboard from above with its legends, and the sticker that names what is inside. */
function closeUp(pen: Pen, spec: PictureSpec): void {
  const look = laptopLook(spec)
  const t = laptopTones(spec)
  rect(
    pen,
    0,
    0,
    1200,
    900,
    0,
    linear(pen, [
      [0, t.mid],
      [0.5, t.base],
      [1, mix(t.base, t.light, 0.55)],
    ]),
  )
  rect(pen, -60, 70, 1420, 472, 18, mix(t.dark, '#000000', 0.3))
  keysFlat(pen, -46, 82, 1392, 448, spec.layout ?? 'qwerty_us', linearKey(pen, look.keys), look.keyEdge, '#e9ebee')
  if (look.point) {
    circle(pen, 556, 374, 15, mix(look.point, '#000000', 0.3))
    circle(pen, 556, 372, 13, look.point)
  }
  sticker(pen, spec, t.dark)
  rect(
    pen,
    395,
    592,
    470,
    330,
    16,
    mix(t.base, t.isDark ? '#000000' : '#ffffff', 0.16),
    `stroke="${t.dark}" stroke-width="2"`,
  )
  wearMarks(pen, spec.wear, 20, 580, 350, 230, t.isDark)
}

/** The sticker on the palm rest: the layout, as a buyer looks for it. */
function sticker(pen: Pen, spec: PictureSpec, edge: string): void {
  const [keys = '', country = ''] = (spec.layout ?? 'qwerty_us').toUpperCase().split('_')
  rect(
    pen,
    968,
    650,
    184,
    100,
    12,
    linear(pen, [
      [0, '#fdfdfc'],
      [1, '#e6eaee'],
    ]),
    `stroke="${edge}"`,
  )
  text(pen, keys, 1060, 694, 30, '#1c5fae', { weight: 700, anchor: 'middle' })
  text(pen, country, 1060, 730, 26, '#59616b', { anchor: 'middle' })
}

function linearKey(pen: Pen, color: string): string {
  return linear(pen, [
    [0, mix(color, '#ffffff', 0.13)],
    [1, color],
  ])
}
