import { circle, ellipse, linear, newPen, type Pen, path, radial, rect, stroke } from './pen.ts'
import { hash53, type PictureSpec } from './spec.ts'

export const WIDTH = 1200
export const HEIGHT = 900

/** A pen on an empty studio sheet: soft light from above, a floor, a hue that varies a little between devices. */
export function studio(spec: PictureSpec): Pen {
  const pen = newPen()
  const hue = [210, 38, 195, 30, 230, 160, 20, 250][hash53(spec.brand + spec.kind) % 8]
  const tint = (saturation: number, light: number) => `hsl(${hue},${saturation}%,${light}%)`
  rect(
    pen,
    0,
    0,
    WIDTH,
    HEIGHT,
    0,
    linear(pen, [
      [0, tint(16, 96)],
      [0.66, tint(15, 93)],
      [0.74, tint(14, 90)],
      [1, tint(15, 94)],
    ]),
  )
  ellipse(
    pen,
    600,
    340,
    680,
    420,
    radial(pen, [
      [0, '#ffffff', 0.95],
      [0.55, '#ffffff', 0.4],
      [1, '#ffffff', 0],
    ]),
  )
  return pen
}

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

/** Marks of use over a surface: hairlines, scratches, a dent; the same for the same seed. */
export function wearMarks(
  pen: Pen,
  wear: PictureSpec['wear'],
  x: number,
  y: number,
  w: number,
  h: number,
  dark: boolean,
): void {
  if (wear === 0) return
  const at = (salt: number) => (hash53(`${wear}:${salt}:${Math.round(w)}`) % 1000) / 1000
  const light = dark ? '#ffffff' : '#3a3d42'
  const count = [0, 3, 7, 13, 13][wear] ?? 0
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + w * (0.06 + 0.86 * at(i * 7)), y + h * (0.08 + 0.82 * at(i * 7 + 1))]
    const length = (wear > 2 ? 60 : 34) * (0.4 + at(i * 7 + 2))
    const slope = (at(i * 7 + 3) - 0.5) * 1.2
    const d = `M${px.toFixed(1)} ${py.toFixed(1)}q${(length / 2).toFixed(1)} ${(length * slope * 0.4).toFixed(1)} ${length.toFixed(1)} ${(length * slope).toFixed(1)}`
    stroke(pen, d, light, wear > 2 && i % 3 === 0 ? 2 : 1.1, `opacity="${wear > 1 ? 0.34 : 0.22}"`)
  }
  if (wear < 3) return
  const [cx, cy] = [x + w * 0.93, y + h * 0.93]
  ellipse(
    pen,
    cx,
    cy,
    17,
    11,
    radial(pen, [
      [0, '#000000', 0.42],
      [0.6, '#000000', 0.16],
      [1, '#ffffff', 0.2],
    ]),
  )
  ellipse(pen, x + w * 0.2, y + h * 0.9, 26, 7, light, 'opacity="0.16"')
}

/** Cracked glass: lines running out of the point of impact. */
export function crack(pen: Pen, x: number, y: number, w: number, h: number): void {
  const [cx, cy] = [x + w * 0.72, y + h * 0.3]
  for (let i = 0; i < 11; i++) {
    const angle = (i / 11) * Math.PI * 2 + 0.3
    const length = Math.min(w, h) * (0.28 + (0.3 * ((i * 37) % 10)) / 10)
    const bend = angle + (i % 2 ? 0.16 : -0.13)
    const p = (share: number, a: number) => {
      const px = Math.min(Math.max(cx + Math.cos(a) * length * share, x + 3), x + w - 3)
      const py = Math.min(Math.max(cy + Math.sin(a) * length * share, y + 3), y + h - 3)
      return `${px.toFixed(1)} ${py.toFixed(1)}`
    }
    stroke(
      pen,
      `M${cx.toFixed(1)} ${cy.toFixed(1)}L${p(0.4, angle)}L${p(0.75, bend)}L${p(1, angle)}`,
      '#ffffff',
      1.6,
      'opacity="0.75"',
    )
    stroke(pen, `M${p(0.34, angle)}L${p(0.38, angle + 0.57)}`, '#ffffff', 1.1, 'opacity="0.5"')
  }
  circle(pen, cx, cy, 7, '#ffffff', 'opacity="0.55"')
}

/** The end of a picture: the sheet itself. */
export function finish(pen: Pen): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`
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
