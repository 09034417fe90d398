/**
 * Draws Poland, the lands, rivers and lakes around it into short paths: `node tools/poland-map.ts FOLDER`. Run again only when the drawings
 * change. Lands come from `world-atlas` (Natural Earth, 1:10 million, public domain). FOLDER holds rivers (World Data Bank II, public domain)
 * lakes and Poland's coast (GSHHG 2.3.7, LGPL), as GMT 6 and Debian's package `gmt-gshhg-full` write them:
 *
 *     gmt pscoast -R-13/36/34/64 -Df -I1 -I2 -I3 -I4 -M > FOLDER/rivers.txt
 *     gmt pscoast -R-13/36/34/64 -Df -W -A15/2/2 -M > FOLDER/lakes.txt
 *     gmt pscoast -R14/20.8/53.8/55 -Df -W -A15/1/1 -M > FOLDER/coast.txt
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { EUROPE_STEP } from '../src/web/parts/place-map/projection.ts'
import { type Degrees, joined, pathOf, simplified, sizeOf } from './map-lines.ts'

type Geometry = { type: 'Polygon'; coordinates: Degrees[][] } | { type: 'MultiPolygon'; coordinates: Degrees[][][] }
type Atlas = {
  arcs: Degrees[][]
  transform: { scale: Degrees; translate: Degrees } | undefined
  objects: { countries: { geometries: { id: string; type: string | null }[] } }
}

const require = createRequire(import.meta.url)
const { feature } = require('topojson-client') as { feature: (atlas: Atlas, object: object) => { geometry: Geometry } }

const POLAND = '616'
/** What Polish companies reach on a map, degrees: nothing farther off is drawn. */
const AROUND = { west: -11, east: 34, south: 36, north: 62 }
/** Around Poland, as far as a view of a Polish shop reaches: drawn to one pixel of the nearest view. */
const REGION = { west: 12.2, east: 26, south: 48.1, north: 55.7 }
/** Units of the drawing that a line may be off: there, and far from it, where only wide views lead. */
const FINE = 5
const COARSE = 40
/** Degrees over which the one becomes the other. */
const FADE = 2.5

/** Around Poland's own rivers: those of a second rank are drawn here only. */
const HOME = { west: 13.9, east: 24.3, south: 48.9, north: 55 }
/** Islands, rivers and lakes smaller than so many times what a line may be off are left out. */
const SPECK = 4
const STREAM = 10
const POND = 7
/** Units: abroad, what is smaller is left out. */
const FAR_OFF = 400
const LARGE_LAKE = 900
/** Between these the coast of the atlas, which is kilometres off in places, gives way to a better one. */
const COAST: { west: Degrees; east: Degrees } = { west: [14.9, 54.06], east: [19.6, 54.45] }
/** The lagoon of the Vistula, which the atlas takes for land, ends where ships leave it. */
const STRAIT: Degrees = [19.89, 54.645]

/** How far a line may be off at a position. */
function tolerance([lng, lat]: Degrees): number {
  const { west, east, south, north } = REGION
  const away = Math.max(west - lng, lng - east, (south - lat) * 1.6, (lat - north) * 1.6, 0)
  return FINE + (COARSE - FINE) * Math.min(1, away / FADE)
}
const isIn =
  (box: typeof AROUND) =>
  ([lng, lat]: Degrees) =>
    lng > box.west && lng < box.east && lat > box.south && lat < box.north

/** What lies farther off is drawn along the edge: nobody looks there. */
const clamped = ([lng, lat]: Degrees): Degrees => [
  Math.max(AROUND.west - 2, Math.min(AROUND.east + 2, lng)),
  Math.max(AROUND.south - 2, Math.min(AROUND.north + 2, lat)),
]

/** The atlas with every border simplified once, so that neighbours still meet. */
function readAtlas(): Atlas {
  const atlas = require('world-atlas/countries-10m.json') as Atlas
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] }
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const line = arc.map(([dx, dy]): Degrees => {
      x += dx
      y += dy
      return clamped([x * scale[0] + translate[0], y * scale[1] + translate[1]])
    })
    return simplified(withCoast(line), tolerance)
  })
  return { ...atlas, arcs, transform: undefined }
}

/** Lines as GMT writes them, each after a heading that ends with its level. */
function readLines(file: string): { level: number; line: Degrees[] }[] {
  const parts = readFileSync(join(folder, file), 'utf8').split('>').slice(1)
  return parts.map((part) => {
    const [heading = '', ...rows] = part.trim().split('\n')
    return {
      level: Number(heading.split(' ').at(-1)),
      line: rows.map((row): Degrees => {
        const [lng = 0, lat = 0] = row.split('\t').map(Number)
        return [lng, lat]
      }),
    }
  })
}

/** Large enough to be worth its bytes where it lies. */
const isSeen = (times: number) => (line: Degrees[]) => sizeOf(line) > (line[0] ? tolerance(line[0]) * times : 0)

/** A border of the atlas, with Poland's coast on the Baltic exchanged where it is one. */
function withCoast(line: Degrees[]): Degrees[] {
  const nearest = ([lng, lat]: Degrees) => {
    const away = line.map((point) => Math.hypot((point[0] - lng) * 0.6, point[1] - lat))
    const index = away.indexOf(Math.min(...away))
    return (away[index] ?? 1) < 0.1 ? index : -1
  }
  let [first, last] = [nearest(COAST.west), nearest(COAST.east)]
  if (first < 0 || last < 0 || first === last) return line
  const eastwards = first < last
  // What lies between them goes wholly, or the line would double back.
  const step = eastwards ? 1 : -1
  while ((line[first]?.[0] ?? 0) > COAST.west[0]) first -= step
  while ((line[last]?.[0] ?? 180) < COAST.east[0]) last += step
  const from = baltic.findIndex(([lng, lat]) => lng >= COAST.west[0] && lat > 53.95)
  const better = baltic.slice(
    from,
    baltic.findIndex(([lng], index) => index > from && lng >= COAST.east[0]),
  )
  const [start, end] = [Math.min(first, last), Math.max(first, last)]
  return [...line.slice(0, start + 1), ...(eastwards ? better : better.toReversed()), ...line.slice(end)]
}

/** The part of a coast between the two banks of the strait. */
function lagoonOf(coast: Degrees[]): Degrees[] {
  const away = coast.map(([lng, lat]) => Math.hypot((lng - STRAIT[0]) * 0.6, lat - STRAIT[1]))
  const nearest = (among: number[]) =>
    among.reduce((best, index) => ((away[index] ?? 1) < (away[best] ?? 1) ? index : best))
  const first = nearest([...coast.keys()])
  const other = nearest([...coast.keys()].filter((index) => Math.abs(index - first) > 200))
  return coast.slice(Math.min(first, other), Math.max(first, other) + 1)
}

/** The longest coast of Poland, from west to east. */
function readBaltic(): Degrees[] {
  const [coast = []] = joined(readLines('coast.txt').map(({ line }) => line)).toSorted((a, b) => b.length - a.length)
  return (coast[0]?.[0] ?? 0) < (coast.at(-1)?.[0] ?? 0) ? coast : coast.toReversed()
}

const folder = process.argv[2] ?? '.'
const baltic = readBaltic()
const atlas = readAtlas()
const ringsOf = (object: object) => {
  const { geometry } = feature(atlas, object)
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
}
const { geometries } = atlas.objects.countries
const poland = geometries.find(({ id }) => id === POLAND)
if (!poland) throw new Error('the atlas has no Poland')
const others = geometries
  .filter(({ id, type }) => id !== POLAND && type !== null)
  .flatMap(ringsOf)
  .filter((ring) => ring.some(isIn(AROUND)) && isSeen(SPECK)(ring))
const written = readLines('rivers.txt')
const linesOf = (levels: number[]) =>
  joined(written.filter(({ level }) => levels.includes(level)).map(({ line }) => line))
const rivers = [...linesOf([1, 2]), ...linesOf([3, 4]).filter((line) => line.some(isIn(HOME)))]
  .map((line) => simplified(line, tolerance))
  .filter(isSeen(STREAM))
const lakes = [...joined(readLines('lakes.txt').map(({ line }) => line)), lagoonOf(baltic)]
  .map((line) => simplified(line, tolerance))
  .filter(isSeen(POND))

function write(name: string, drawing: Record<string, string>): void {
  const target = new URL(`../src/web/parts/place-map/${name}`, import.meta.url)
  writeFileSync(target, `${JSON.stringify(drawing, null, 2)}\n`)
}
const near = (line: Degrees[]) => line.some(isIn(REGION))
const far = (line: Degrees[]) => !near(line) && sizeOf(line) > FAR_OFF && line.some(isIn(AROUND))

write('poland.json', { land: pathOf(ringsOf(poland), 'z') })
write('region.json', {
  lands: pathOf(others.filter(near), 'z'),
  rivers: pathOf(rivers.filter(near), ''),
  lakes: pathOf(lakes.filter(near), 'z'),
})
write('europe.json', {
  lands: pathOf(others.filter(far), 'z', EUROPE_STEP),
  rivers: pathOf(rivers.filter(far), '', EUROPE_STEP),
  lakes: pathOf(
    lakes.filter((lake) => far(lake) && sizeOf(lake) > LARGE_LAKE),
    'z',
    EUROPE_STEP,
  ),
})
