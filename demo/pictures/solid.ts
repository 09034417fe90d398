import { group, type Matrix, type Pen, type Point } from './pen.ts'

/** Right, up, towards the viewer. */
export type Place = readonly [x: number, y: number, z: number]
/** From where a solid is looked at, from far away: turned about its upright axis, tilted, in degrees; and where it stands on the sheet. */
export type Eye = { turn: number; tilt: number; scale: number; at: Point }

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function project({ turn, tilt, scale, at }: Eye, [x, y, z]: Place): Point {
  const [s, c] = [Math.sin(radians(turn)), Math.cos(radians(turn))]
  const [right, near] = [x * c + z * s, z * c - x * s]
  const down = near * Math.sin(radians(tilt)) - y * Math.cos(radians(tilt))
  return [at[0] + right * scale, at[1] + down * scale]
}

/** An eye at the same angle that sees the places in the middle of a box of the sheet, as large as they fit. */
export function framed(
  eye: Pick<Eye, 'turn' | 'tilt'>,
  places: readonly Place[],
  box: { w: number; h: number; at: Point },
): Eye {
  const flat = places.map((place) => project({ ...eye, scale: 1, at: [0, 0] }, place))
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(box.w / (right - left), box.h / (bottom - top))
  return {
    ...eye,
    scale,
    at: [box.at[0] - ((left + right) / 2) * scale, box.at[1] - ((top + bottom) / 2) * scale],
  }
}

/** A rectangle in space: a corner, and the ways along its width and its height. */
export type Plane = { from: Place; along: Place; down: Place }

const plus = (a: Place, b: Place, share = 1): Place => [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share]
export const moved = (plane: Plane, way: Place, share: number): Plane => ({
  ...plane,
  from: plus(plane.from, way, share),
})

/** Draws flat on a plane, in its own coordinates of so many by so many. */
export function onPlane(
  pen: Pen,
  eye: Eye,
  { from, along, down }: Plane,
  w: number,
  h: number,
  draw: () => void,
): void {
  const corner = project(eye, from)
  const right = project(eye, plus(from, along))
  const below = project(eye, plus(from, down))
  const matrix: Matrix = [
    (right[0] - corner[0]) / w,
    (right[1] - corner[1]) / w,
    (below[0] - corner[0]) / h,
    (below[1] - corner[1]) / h,
    ...corner,
  ]
  const before = pen.matrix
  pen.matrix = matrix
  group(pen, `transform="matrix(${matrix.map((value) => Math.round(value * 1e4) / 1e4).join(' ')})"`, draw)
  pen.matrix = before
}
