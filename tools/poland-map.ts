/**
 * Draws the outlines of Poland and of the lands around it into short paths: `node tools/poland-map.ts`. Run again only when the drawings
 * change.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { place } from '../src/web/parts/place-map/projection.ts'

type Ring = [number, number][]
type Geometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }
type Atlas = { objects: { countries: { geometries: { id: string }[] } } }

const require = createRequire(import.meta.url)
const { feature } = require('topojson-client') as { feature: (atlas: Atlas, object: object) => { geometry: Geometry } }
const atlas = require('world-atlas/countries-50m.json') as Atlas

const POLAND = '616'
/** Degrees of the lands that are drawn around: what Polish companies reach on a map. */
const AROUND = { west: -11, east: 34, south: 36, north: 62 }

const isAround = ([lng, lat]: [number, number]) =>
  lng > AROUND.west && lng < AROUND.east && lat > AROUND.south && lat < AROUND.north

/** What lies farther off is drawn along the edge: nobody looks there. */
const clamped = ([lng, lat]: [number, number]): [number, number] => [
  Math.max(AROUND.west - 2, Math.min(AROUND.east + 2, lng)),
  Math.max(AROUND.south - 2, Math.min(AROUND.north + 2, lat)),
]

function ringsOf(object: object): Ring[] {
  const { geometry } = feature(atlas, object)
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
}

/** `step`: units of the drawing; points nearer to the last one than that are left out. */
function pathOf(rings: Ring[], step: number): string {
  return rings
    .map((ring) => {
      const points = ring.map(([lng, lat]) => place(lat, lng))
      let last = points[0]
      const kept = points.filter((point, index) => {
        const far = index === 0 || !last || Math.hypot(point.x - last.x, point.y - last.y) >= step
        if (far) last = point
        return far
      })
      const round = (value: number) => (step > 0 ? Math.round(value) : value)
      return kept.length < 3 ? '' : `M${kept.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`
    })
    .join('')
}

function write(name: string, outline: string): void {
  const target = new URL(`../src/web/parts/place-map/${name}`, import.meta.url)
  writeFileSync(target, `${JSON.stringify({ outline })}\n`)
}

const { geometries } = atlas.objects.countries
const poland = geometries.find(({ id }) => id === POLAND)
if (!poland) throw new Error('the atlas has no Poland')
write('poland.json', pathOf(ringsOf(poland), 0))
const others = geometries.filter(({ id }) => id !== POLAND).flatMap(ringsOf)
write(
  'neighbours.json',
  pathOf(
    others.filter((ring) => ring.some(isAround)).map((ring) => ring.map(clamped)),
    12,
  ),
)
