import { place } from '../src/web/parts/place-map/projection.ts'

export type Degrees = [lng: number, lat: number]
type Point = { x: number; y: number }

const inDrawing = ([lng, lat]: Degrees) => place(lat, lng)

/** Pieces that end where others begin, joined: what was cut along a grid is whole again. */
export function joined(pieces: readonly Degrees[][]): Degrees[][] {
  const keyOf = (point: Degrees | undefined) => point?.map((value) => value.toFixed(4)).join(' ') ?? ''
  const waiting = new Set(pieces.filter(({ length }) => length > 1))
  const ends = new Map<string, Set<Degrees[]>>()
  const note = (line: Degrees[], there: boolean) => {
    for (const key of [keyOf(line[0]), keyOf(line.at(-1))]) {
      const known = ends.get(key) ?? new Set()
      if (there) known.add(line)
      else known.delete(line)
      ends.set(key, known)
    }
  }
  for (const piece of waiting) note(piece, true)
  const take = (key: string): Degrees[] | undefined => {
    const candidates = [...(ends.get(key) ?? [])]
    const [next] = candidates
    if (!next) return undefined
    waiting.delete(next)
    note(next, false)
    return keyOf(next[0]) === key ? next : next.toReversed()
  }
  const lines: Degrees[][] = []
  for (const piece of waiting) {
    waiting.delete(piece)
    note(piece, false)
    const line = [...piece]
    for (let next = take(keyOf(line.at(-1))); next; next = take(keyOf(line.at(-1)))) line.push(...next.slice(1))
    for (let next = take(keyOf(line[0])); next; next = take(keyOf(line[0])))
      line.unshift(...next.toReversed().slice(0, -1))
    lines.push(line)
  }
  return lines
}

/** The fewest points of a line (after Douglas and Peucker) from which it is nowhere farther off than is allowed there. */
export function simplified(line: readonly Degrees[], tolerance: (at: Degrees) => number): Degrees[] {
  const points = line.map(inDrawing)
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    let worst = { index: -1, off: 1 }
    for (let index = from + 1; index < to; index += 1) {
      const at = line[index]
      const off = at ? distance(points[index], points[from], points[to]) / tolerance(at) : 0
      if (off > worst.off) worst = { index, off }
    }
    if (worst.index < 0) continue
    kept.add(worst.index)
    open.push([from, worst.index], [worst.index, to])
  }
  return line.filter((_, index) => kept.has(index))
}

function distance(point: Point | undefined, from: Point | undefined, to: Point | undefined): number {
  if (!point || !from || !to) return 0
  const along = { x: to.x - from.x, y: to.y - from.y }
  const length = along.x ** 2 + along.y ** 2
  const part = length === 0 ? 0 : ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / length
  const near = Math.max(0, Math.min(1, part))
  return Math.hypot(point.x - from.x - near * along.x, point.y - from.y - near * along.y)
}

/** The longer side of the box around a line, units of the drawing. */
export function sizeOf(line: readonly Degrees[]): number {
  const points = line.map(inDrawing)
  const span = (values: number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(span(points.map(({ x }) => x)), span(points.map(({ y }) => y)))
}

/** A path of lines in whole steps of so many units: each begins at its own place, and goes on by differences, which are short. */
export function pathOf(lines: readonly Degrees[][], end: '' | 'z', step = 1): string {
  const written = lines.map((line) => {
    const [first, ...rest] = line
      .map(inDrawing)
      .map(({ x, y }) => ({ x: Math.round(x / step), y: Math.round(y / step) }))
    if (!first) return ''
    let last = first
    const steps = rest.flatMap((point) => {
      const [dx, dy] = [point.x - last.x, point.y - last.y]
      last = point
      return dx === 0 && dy === 0 ? [] : [`${dx} ${dy}`]
    })
    return steps.length === 0 ? '' : `M${first.x} ${first.y}l${steps.join(' ')}${end}`
  })
  // A minus parts numbers as well as a space does.
  return written.join('').replaceAll(' -', '-')
}
