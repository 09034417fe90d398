import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestIn } from '../../../domains/places/rules/large-towns.ts'
import { smallestAt } from '../../../domains/places/rules/tile.ts'
import { tileBounds } from '../../../values/map-tile.ts'
import europe from './europe.json' with { type: 'json' }
import { labelsIn } from './names.ts'
import { FARTHEST, kept, nearestZoom, regionOf, regionOrCountry } from './plain-view.ts'
import home from './poland.json' with { type: 'json' }
import { EUROPE_STEP, NORTH, place, SCALE, WEST } from './projection.ts'
import region from './region.json' with { type: 'json' }
import { moved, type Position, tilesOf, toPoint, toPosition, type View, zoomed } from './view.ts'

/** The map of a phone, which shows the least. */
const phone = { width: 340, height: 255 }
const wide = { width: 700, height: 437 }

type Line = { x: number; y: number }[]

/** Lines of a drawing, as the browser reads its path. */
function linesOf(path: string, step = 1): Line[] {
  return [...path.matchAll(/M(-?\d+) ?(-?\d+)l([^Mz]*)/g)].map(([, left, top, steps = '']) => {
    let [x, y] = [Number(left), Number(top)]
    const numbers = [...steps.matchAll(/-?\d+/g)].map(Number)
    const line = [{ x: x * step, y: y * step }]
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0
      y += numbers[index + 1] ?? 0
      line.push({ x: x * step, y: y * step })
    }
    return line
  })
}
const drawn = [region.rivers, region.lands, region.lakes, home.land].flatMap((path) => linesOf(path)).flat()
const abroad = [europe.rivers, europe.lands, europe.lakes].flatMap((path) => linesOf(path, EUROPE_STEP)).flat()

/** Units of the drawing from a place to the nearest line of a path. */
function toLine(path: string, [lat, lng]: readonly [number, number]): number {
  const at = place(lat, lng)
  const away = linesOf(path).flatMap((line) =>
    line.slice(1).map((to, index) => {
      const from = line[index] ?? to
      const along = { x: to.x - from.x, y: to.y - from.y }
      const part = ((at.x - from.x) * along.x + (at.y - from.y) * along.y) / (along.x ** 2 + along.y ** 2)
      const near = Math.max(0, Math.min(1, part))
      return Math.hypot(at.x - from.x - near * along.x, at.y - from.y - near * along.y)
    }),
  )
  return Math.min(...away)
}

/** How many of the points a view shows. */
function shown(points: readonly { x: number; y: number }[], view: View, size = phone): number {
  const corner = toPoint(view, size, { lat: NORTH, lng: WEST })
  const scale = (256 * 2 ** view.zoom) / 360 / SCALE
  return points.filter(({ x, y }) => {
    const at = { x: corner.x + x * scale, y: corner.y + y * scale }
    return at.x > 0 && at.y > 0 && at.x < size.width && at.y < size.height
  }).length
}
/** Units of the drawing in a pixel of the nearest view. */
const PIXEL = (SCALE * 360) / 256 / 2 ** 8
/** What stands on the map of a market on its first day, before any list is loaded. */
function named(at: Position, name: string, size = phone): string[] {
  const view = regionOrCountry(at)
  const towns = tilesOf(view, size).flatMap(({ z, x, y }) => {
    const bounds = tileBounds(z, x, y)
    return bounds ? largestIn(bounds, smallestAt(z), 24) : []
  })
  const labels = labelsIn(
    towns.sort((a, b) => b.size - a.size),
    view,
    size,
    { at, name },
  )
  return [name, ...labels.map((label) => label.name)]
}
const poland = largestIn({ north: 55, south: 49, west: 14, east: 24.2 }, 0, 1000)
const town = (name: string): Position => poland.find((one) => one.name === name) ?? { lat: 0, lng: 0 }

describe('R09 the region of a shop is never an empty plane', () => {
  test.each([
    ['Warszawa', 'Płock'],
    ['Gdańsk', 'Gdynia'],
    ['Kraków', 'Tarnów'],
    ['Rzeszów', 'Przemyśl'],
    ['Szczecin', 'Świnoujście'],
    ['Białystok', 'Bielsk Podlaski'],
  ])('%s: a river or a coast, and three names or more', (name, neighbour) => {
    const at = town(name)
    expect(shown(drawn, regionOrCountry(at))).toBeGreaterThan(5)
    expect(named(at, name, wide)).toContain(neighbour)
    expect(named(at, name).length).toBeGreaterThanOrEqual(3)
  })
  test('every large town of the country has something drawn and a neighbour named around it', () => {
    const empty = poland.filter(({ name, lat, lng }) => {
      const at = { lat, lng }
      return shown(drawn, regionOrCountry(at), wide) < 5 || named(at, name, wide).length < 3
    })
    expect(poland.length).toBeGreaterThan(150)
    expect(empty.map(({ name }) => name)).toEqual([])
  })
  test('rivers run where their bridges are, and the coast where its lighthouses stand', () => {
    // The bridges of Warsaw, Kraków, Toruń, Wrocław, Poznań, Gorzów, Przemyśl and Płock.
    const bridges = [
      [52.2364, 21.0427],
      [50.0536, 19.9296],
      [53.0048, 18.6052],
      [51.1095, 17.0527],
      [52.405, 16.9444],
      [52.7297, 15.243],
      [49.7843, 22.7725],
      [52.5386, 19.6945],
    ] as const
    const pixels = bridges.map((at) => toLine(region.rivers, at) / PIXEL)
    expect(Math.max(...pixels)).toBeLessThan(3.5)
    // The coast by the lighthouses of Kołobrzeg, Rozewie and Krynica Morska, and by the pier of Sopot.
    const shores = [
      [54.1865, 15.5541],
      [54.8306, 18.3361],
      [54.3859, 19.4515],
      [54.4469, 18.5697],
    ] as const
    expect(Math.max(...shores.map((at) => toLine(home.land, at) / PIXEL))).toBeLessThan(2.5)
  })
  test('abroad it is the wider region; in the open sea and beyond Europe there is none', () => {
    expect(regionOf({ lat: 48.8566, lng: 2.3522 })).toMatchObject({ zoom: 6 })
    expect(shown(abroad, regionOrCountry({ lat: 38.7, lng: -9.1 }))).toBeGreaterThan(5)
    for (const at of [
      { lat: 40, lng: -40 },
      { lat: 40.7, lng: -74 },
      { lat: -85, lng: 180 },
    ]) {
      expect(regionOf(at)).toBeUndefined()
      expect(regionOrCountry(at)).toMatchObject({ lat: 52.1, zoom: 6 })
    }
  })
})

describe('the plain map comes no nearer than its data are true', () => {
  const warsaw: View = { lat: 52.2297, lng: 21.0122, zoom: 8 }
  const paris: View = { lat: 48.8566, lng: 2.3522, zoom: 6 }
  test.each([
    ['Poland', warsaw, 8],
    ['abroad', paris, 6],
  ])('%s: however often it is asked for', (_name, start, nearest) => {
    let view: View = start
    for (let time = 0; time < 5; time += 1) view = kept(zoomed(view, 1), view, wide)
    expect(view.zoom).toBe(nearest)
    for (let time = 0; time < 9; time += 1) view = kept(zoomed(view, -1), view, wide)
    expect(view.zoom).toBe(FARTHEST)
  })
  test('near, it is not dragged out of the country; wide, not off the drawing', () => {
    let view = warsaw
    for (let time = 0; time < 20; time += 1) view = kept(moved(view, { x: -300, y: 0 }), view, wide)
    expect([view.zoom, nearestZoom(view)]).toEqual([8, 8])
    expect(view.lng).toBeCloseTo(13.9, 3)
    view = { ...paris, zoom: 5 }
    for (let time = 0; time < 20; time += 1) view = kept(moved(view, { x: -300, y: 300 }), view, wide)
    expect(toPosition(view, wide, { x: 0, y: 0 }).lng).toBeGreaterThan(-13.01)
  })
  test('whatever is done: it stays true and on the drawing', () => {
    const size = fc.record({ width: fc.integer({ min: 280, max: 1100 }), height: fc.integer({ min: 200, max: 700 }) })
    const at = fc.record({
      lat: fc.double({ min: -85, max: 85, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
      zoom: fc.double({ min: 0, max: 20, noNaN: true }),
    })
    fc.assert(
      fc.property(at, at, size, (wanted, from, frame) => {
        const before = kept(from, from, frame)
        const view = kept(wanted, before, frame)
        expect(view.zoom).toBeLessThanOrEqual(nearestZoom(view))
        const corner = toPosition(view, frame, { x: 0, y: 0 })
        expect(corner.lng).toBeGreaterThanOrEqual(-13.1)
        expect(toPosition(view, frame, { x: frame.width, y: 0 }).lng).toBeLessThanOrEqual(36.1)
      }),
    )
  })
})
