/** Draws the outline of Poland into one short path: `node tools/poland-map.ts`. Run again only when the drawing changes. */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { place } from '../src/web/parts/poland-map/projection.ts'

type Feature = { geometry: { type: string; coordinates: [number, number][][] } }
type Atlas = { objects: { countries: { geometries: { id: string }[] } } }

const require = createRequire(import.meta.url)
const { feature } = require('topojson-client') as { feature: (atlas: Atlas, object: object) => Feature }
const atlas = require('world-atlas/countries-50m.json') as Atlas

const POLAND = '616'
const poland = atlas.objects.countries.geometries.find(({ id }) => id === POLAND)
if (!poland) throw new Error('the atlas has no Poland')
const { geometry } = feature(atlas, poland)
if (geometry.type !== 'Polygon') throw new Error(`unexpected ${geometry.type}`)

const outline = geometry.coordinates
  .map((ring) => `M${ring.map(([lng, lat]) => Object.values(place(lat, lng)).join(' ')).join('L')}Z`)
  .join('')
const target = new URL('../src/web/parts/poland-map/outline.json', import.meta.url)
writeFileSync(target, `${JSON.stringify({ outline })}\n`)
