import { ellipse, linear, type Pen, path, radial, rect } from './pen.ts'

export const WIDTH = 1200
export const HEIGHT = 900

/** The soft shadow a body throws on the floor, with a darker line of contact. */
export function floorShadow(pen: Pen, cx: number, y: number, halfWidth: number, depth = 34): void {
  ellipse(
    pen,
    cx,
    y + depth * 0.35,
    halfWidth * 1.12,
    depth * 1.5,
    radial(pen, [
      [0, '#20242c', 0.3],
      [0.6, '#20242c', 0.13],
      [1, '#20242c', 0],
    ]),
  )
  ellipse(
    pen,
    cx,
    y + 2,
    halfWidth * 0.98,
    depth * 0.42,
    radial(pen, [
      [0, '#15181e', 0.5],
      [0.7, '#15181e', 0.3],
      [1, '#15181e', 0],
    ]),
  )
}

/** The shadow of something that lies flat and is seen from above. */
export function flatShadow(pen: Pen, x: number, y: number, w: number, h: number, r: number): void {
  const steps = [
    [30, 34, 0.035],
    [20, 24, 0.05],
    [11, 14, 0.06],
    [4, 6, 0.1],
  ] as const
  for (const [grow, drop, opacity] of steps) {
    rect(pen, x - grow, y - grow + drop, w + grow * 2, h + grow * 2, r + grow, '#20242c', `opacity="${opacity}"`)
  }
}

/**
 * The end of a picture: the sheet itself. Nothing is behind the thing but its shadow, so that it stands on the ground of the page, light or
 * dark. A `box` shows that part alone, as large as the whole.
 */
export function finish(pen: Pen, box = `0 0 ${WIDTH} ${HEIGHT}`): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${box}">`
  return `${open}<defs>${pen.defs.join('')}</defs>${pen.out.join('')}</svg>`
}

/** A pale reflection across glass. */
export function glare(pen: Pen, x: number, y: number, w: number, h: number, strength = 0.1): void {
  const d = `M${x + w * 0.58} ${y}H${x + w}V${y + h * 0.82}L${x + w * 0.86} ${y + h}H${x + w * 0.22}Z`
  path(
    pen,
    d,
    linear(pen, [
      [0, '#ffffff', strength],
      [1, '#ffffff', 0.01],
    ]),
  )
}
