import { circle, ellipse, linear, type Pen, path, radial, rect } from './pen.ts'
import { hash53 } from './spec.ts'

export type Wallpaper = 'windows' | 'mac' | 'chrome' | 'game' | 'linux' | 'photo' | 'ios' | 'android'

/** Four colours from the sky down, several for each system. */
type Sky = readonly [string, string, string, string]
const SKIES: Record<Wallpaper, readonly Sky[]> = {
  windows: [
    ['#0c2a55', '#1f66b8', '#57a6ea', '#bfe0fb'],
    ['#10202f', '#2b5876', '#7ea6b8', '#f1d9b5'],
    ['#1d1640', '#4b3f9e', '#8f86dd', '#e3d6fb'],
    ['#0d2b26', '#1d6b5c', '#69b59a', '#e4f0c8'],
    ['#3a1420', '#8f3246', '#d97a6c', '#fbd9b8'],
    ['#17191f', '#3a404d', '#7e8796', '#d5dae2'],
  ],
  mac: [
    ['#2c1f5b', '#a04a86', '#ef8f6c', '#fbd28f'],
    ['#0b2350', '#2d62c4', '#74b0f4', '#e9d9f7'],
    ['#3b2a1a', '#a5643a', '#e7a765', '#fae3b4'],
    ['#0f2f3a', '#23808c', '#7fcfc0', '#fdf1c9'],
    ['#261036', '#6a2a86', '#c45fb4', '#ffc6d8'],
    ['#14202c', '#3f5d78', '#93aebf', '#f2e7dc'],
  ],
  chrome: [
    ['#e7eef6', '#9dbde0', '#6f95cf', '#3f63a6'],
    ['#f3ead9', '#e3b98a', '#c9826a', '#7f4a55'],
  ],
  game: [
    ['#0a0b12', '#2a0f33', '#8d1f4c', '#f0533f'],
    ['#05090f', '#0b2a3f', '#0f6f86', '#43e0d0'],
    ['#0c0716', '#2b1566', '#6a2fd0', '#e07bff'],
    ['#07100a', '#12351d', '#2f7d33', '#b9ef5a'],
  ],
  linux: [
    ['#2c0a2a', '#6d1f4a', '#c2482f', '#f2903b'],
    ['#0d1b2a', '#1b3a5b', '#3f7cac', '#95d0e8'],
  ],
  photo: [
    ['#10333b', '#2b7a78', '#8cc9a8', '#f3e8b4'],
    ['#1a2440', '#4e6396', '#b49ab5', '#f6cfae'],
    ['#3a2a12', '#8a6a2e', '#cfae5f', '#f6ecc6'],
  ],
  ios: [
    ['#1a2a63', '#4568c9', '#8fa6f2', '#f5c6d6'],
    ['#1c1033', '#5a2a8c', '#b35fd0', '#ffc2e6'],
    ['#0c2d3a', '#137a8a', '#5fc9c0', '#e6f7c8'],
    ['#3a1518', '#a53a3a', '#ee8a5c', '#ffe0a6'],
    ['#101418', '#2f3a45', '#6f8291', '#dbe4ea'],
    ['#20301c', '#54784a', '#a7c47d', '#f4f0c0'],
  ],
  android: [
    ['#0f3040', '#1f7a74', '#7cc7a2', '#f4edc4'],
    ['#2a1e4a', '#6750a4', '#b69df8', '#f6e4ff'],
    ['#3d1f12', '#a2532b', '#eba05f', '#ffe7c2'],
    ['#0e2145', '#2456a8', '#7fb2f0', '#e2f0ff'],
    ['#2b1220', '#8a2f55', '#e0748f', '#ffd9d4'],
    ['#1b2419', '#49633f', '#98b27f', '#eef2d2'],
  ],
}

/** So many scenes there are; what one of them is in each respect, is independent of the others. */
export const SCENES = 96
export const ofScene = (scene: number, respect: string, count: number): number =>
  scene === 0 ? 0 : hash53(`${respect}${scene}`) % count

/** A picture on a screen that is switched on: colours and shapes by the number of the scene. */
export function wallpaper(pen: Pen, kind: Wallpaper, x: number, y: number, w: number, h: number, scene = 0): void {
  const skies = SKIES[kind]
  const sky = skies[ofScene(scene, 'sky', skies.length)]
  if (!sky) return
  const [a, b, c] = sky
  const ground = linear(
    pen,
    [
      [0, a],
      [0.6, b],
      [1, c],
    ],
    [0, 0, 0.5, 1],
  )
  rect(pen, x, y, w, h, 0, ground)
  const shapes = [hills, rings, petals, ridges, bands, lights]
  const draw = shapes[ofScene(scene, 'shape', shapes.length)] ?? hills
  draw(pen, sky, x, y, w, h)
}

type Draw = (pen: Pen, sky: Sky, x: number, y: number, w: number, h: number) => void

const glow = (pen: Pen, color: string, [cx, cy, r]: readonly [number, number, number]) =>
  radial(
    pen,
    [
      [0, color, 0.75],
      [1, color, 0],
    ],
    [cx, cy, r],
  )

/** Long hills of colour. */
const hills: Draw = (pen, [a, b, c, d], x, y, w, h) => {
  rect(pen, x, y, w, h, 0, glow(pen, d, [0.68, 0.42, 0.42]))
  const wave = (from: number, to: number, swing: number, fill: string, opacity: number) =>
    path(
      pen,
      `M${x} ${y + h * from}C${x + w * 0.3} ${y + h * (from - swing)} ${x + w * 0.5} ${y + h * (to + swing)} ${x + w} ${y + h * to}V${y + h}H${x}Z`,
      fill,
      `opacity="${opacity}"`,
    )
  wave(0.56, 0.42, 0.2, d, 0.45)
  wave(0.7, 0.6, 0.17, c, 0.85)
  wave(0.84, 0.8, 0.14, b, 0.95)
  wave(0.95, 0.93, 0.06, a, 0.9)
}

/** Circles about a point outside the middle. */
const rings: Draw = (pen, [a, b, c, d], x, y, w, h) => {
  const r = Math.max(w, h)
  const fills = [b, c, d, b, c]
  fills.forEach((fill, i) => {
    circle(pen, x + w * 0.78, y + h * 0.86, r * (0.78 - i * 0.15), fill, `opacity="${0.35 + i * 0.1}"`)
  })
  circle(pen, x + w * 0.78, y + h * 0.86, r * 0.1, a, 'opacity="0.8"')
}

/** Leaves that open from below. */
const petals: Draw = (pen, [a, b, c, d], x, y, w, h) => {
  rect(pen, x, y, w, h, 0, glow(pen, d, [0.5, 0.6, 0.6]))
  const [cx, cy, r] = [x + w / 2, y + h * 0.98, Math.min(w, h * 1.5) * 0.62]
  const fills = [c, b, d, b, c, a, d]
  fills.forEach((fill, i) => {
    const turn = -66 + i * 22
    ellipse(
      pen,
      cx,
      cy - r * 0.52,
      r * 0.22,
      r * 0.56,
      fill,
      `opacity="0.72" transform="rotate(${turn} ${cx.toFixed(1)} ${cy.toFixed(1)})"`,
    )
  })
}

/** Mountains one behind another under a sun. */
const ridges: Draw = (pen, [a, b, c, d], x, y, w, h) => {
  circle(pen, x + w * 0.74, y + h * 0.44, Math.min(w, h) * 0.11, d, 'opacity="0.9"')
  const ridge = (base: number, peaks: readonly number[], fill: string, opacity: number) => {
    const step = w / (peaks.length - 1)
    const line = peaks.map((peak, i) => `L${(x + i * step).toFixed(1)} ${(y + h * (base - peak)).toFixed(1)}`).join('')
    path(pen, `M${x} ${y + h}${line}V${y + h}Z`, fill, `opacity="${opacity}"`)
  }
  ridge(0.66, [0.02, 0.16, 0.05, 0.26, 0.08, 0.2, 0.06], c, 0.75)
  ridge(0.8, [0.12, 0.02, 0.2, 0.06, 0.16, 0.01, 0.14], b, 0.9)
  ridge(0.94, [0.02, 0.12, 0.04, 0.14, 0.03, 0.18, 0.08], a, 0.95)
}

/** Slanting bands. */
const bands: Draw = (pen, [a, b, c, d], x, y, w, h) => {
  const fills = [d, c, b, a]
  fills.forEach((fill, i) => {
    const left = x + w * (0.16 + i * 0.2)
    path(
      pen,
      `M${left} ${y}L${left + w * 0.26} ${y}L${left + w * 0.26 - h * 0.5} ${y + h}L${left - h * 0.5} ${y + h}Z`,
      fill,
      'opacity="0.6"',
    )
  })
}

/** Soft lights in the dark. */
const lights: Draw = (pen, [, b, c, d], x, y, w, h) => {
  const spots = [
    [0.2, 0.3, 0.34, c],
    [0.78, 0.22, 0.28, d],
    [0.58, 0.78, 0.42, b],
    [0.9, 0.82, 0.22, d],
    [0.08, 0.86, 0.24, d],
  ] as const
  for (const [sx, sy, r, fill] of spots)
    circle(pen, x + w * sx, y + h * sy, Math.max(w, h) * r, glow(pen, fill, [0.5, 0.5, 0.5]))
}
