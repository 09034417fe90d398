import glyphs from '../data/glyphs.json' with { type: 'json' }
import type { Flaw } from './spec.ts'

/** Six numbers of an SVG matrix: where a drawing's own x and y go, and its origin. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
/**
 * Collects the parts of one SVG. Coordinates are those of the 1200 × 900 sheet, or of the plane that is drawn on (see solid.ts); `flaw` is
 * what the drawn thing suffers from, `flawAt` where on the sheet it came to be seen.
 */
export type Pen = { defs: string[]; out: string[]; matrix: Matrix; flaw?: Flaw | undefined; flawAt?: Point }
export type Stop = readonly [offset: number, color: string, opacity?: number]
export type Point = readonly [x: number, y: number]

export const newPen = (flaw?: Flaw): Pen => ({ defs: [], out: [], matrix: [1, 0, 0, 1, 0, 0], flaw })

/** A point of the plane that is drawn on, on the sheet. */
export const onSheet = ({ matrix: [a, b, c, d, e, f] }: Pen, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

const n = (value: number) => String(Math.round(value * 10) / 10)

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`)
    .join('')
}

function define(pen: Pen, element: (id: string) => string): string {
  const id = `d${pen.defs.length}`
  pen.defs.push(element(id))
  return `url(#${id})`
}

/** A gradient along the box of the shape that uses it: by default from top to bottom. */
export function linear(pen: Pen, stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string {
  return define(
    pen,
    (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  )
}

export function radial(pen: Pen, stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
  return define(
    pen,
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
  )
}

export function rect(pen: Pen, x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): void {
  const round = r > 0 ? ` rx="${n(r)}"` : ''
  pen.out.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round} fill="${fill}" ${more}/>`)
}

export function circle(pen: Pen, cx: number, cy: number, r: number, fill: string, more = ''): void {
  pen.out.push(`<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" ${more}/>`)
}

export function ellipse(pen: Pen, cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): void {
  pen.out.push(`<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`)
}

export function path(pen: Pen, d: string, fill: string, more = ''): void {
  pen.out.push(`<path d="${d}" fill="${fill}" ${more}/>`)
}

export function stroke(pen: Pen, d: string, color: string, width: number, more = ''): void {
  path(pen, d, 'none', `stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${more}`)
}

export function polygon(pen: Pen, points: readonly Point[], fill: string, more = ''): void {
  pen.out.push(`<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`)
}

/** A polygon with rounded corners; `r` is cut from both sides of each corner. */
export function softPolygon(pen: Pen, points: readonly Point[], r: number, fill: string, more = ''): void {
  const toward = (a: Point, b: Point): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const t = Math.min(r / length, 0.5)
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  }
  const d = points.map((point, i) => {
    const before = toward(point, points.at(i - 1) ?? point)
    const after = toward(point, points[(i + 1) % points.length] ?? point)
    return `${i ? 'L' : 'M'}${n(before[0])} ${n(before[1])}Q${n(point[0])} ${n(point[1])} ${n(after[0])} ${n(after[1])}`
  })
  path(pen, `${d.join('')}Z`, fill, more)
}

export function group(pen: Pen, attributes: string, draw: () => void): void {
  pen.out.push(`<g ${attributes}>`)
  draw()
  pen.out.push('</g>')
}

/** Draws inside a rounded box only. */
export function clipped(pen: Pen, x: number, y: number, w: number, h: number, r: number, draw: () => void): void {
  const clip = define(
    pen,
    (id) =>
      `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}"/></clipPath>`,
  )
  group(pen, `clip-path="${clip}"`, draw)
}

type Weight = 500 | 700
type Glyph = readonly [advance: number, outline: string]
const outlines: Record<Weight, Record<string, Glyph>> = {
  500: glyphs['500'] as unknown as Record<string, Glyph>,
  700: glyphs['700'] as unknown as Record<string, Glyph>,
}

export type TextStyle = { weight?: Weight; anchor?: 'start' | 'middle' | 'end'; opacity?: number; spacing?: number }

function textWidth(value: string, size: number, weight: Weight = 500, spacing = 0): number {
  let width = 0
  for (const char of value) width += (outlines[weight][char]?.[0] ?? 300) + spacing
  return (width * size) / 1000
}

/**
 * Text as outlines, so that a picture needs no font on the machine. Unknown characters leave a gap.
 * `spacing` is in thousandths of the size.
 */
export function text(
  pen: Pen,
  value: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  style: TextStyle = {},
): void {
  const { weight = 500, anchor = 'start', opacity = 1, spacing = 0 } = style
  const width = textWidth(value, size, weight, spacing)
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  const scale = size / 1000
  const fade = opacity < 1 ? ` opacity="${opacity}"` : ''
  let advance = 0
  let marks = ''
  for (const char of value) {
    const glyph = outlines[weight][char]
    if (glyph?.[1]) marks += `<path transform="translate(${advance})" d="${glyph[1]}"/>`
    advance += (glyph?.[0] ?? 300) + spacing
  }
  pen.out.push(
    `<g transform="translate(${n(left)} ${n(y)}) scale(${Math.round(scale * 1e5) / 1e5})" fill="${fill}"${fade}>${marks}</g>`,
  )
}
