import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const HEAVY = /maplibre|(region|europe)\.json/
const WEB = join(import.meta.dirname, '../..')

/** What a file and everything it imports from the web brings along with it: `import()` is fetched later, and only if needed. */
function imports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const named = [...source.matchAll(/^import (?!type )(?:[^'"]* from )?['"]([^'"]+)['"]/gm)].map(
    (match) => match[1] ?? '',
  )
  const inside = named.filter((path) => path.startsWith('.')).map((path) => join(dirname(file), path))
  return [...named, ...inside.filter((path) => path.startsWith(WEB)).flatMap((path) => imports(path, seen))]
}

test.each(['storefront/shop', 'seller/add-shop', 'seller/edit-shop'])('%s does not bring the heavy map', (screen) => {
  const all = imports(join(WEB, `screens/${screen}.tsx`))
  expect(all.some((path) => path.endsWith('/map-drawing.tsx'))).toBe(true)
  expect(all.filter((path) => HEAVY.test(path))).toEqual([])
})
test('the cart brings neither of them', () => {
  const all = imports(join(WEB, 'screens/checkout/cart.tsx'))
  expect(all.some((path) => path.endsWith('/pickup-point-picker.tsx'))).toBe(true)
  expect(all.filter((path) => HEAVY.test(path) || /place-map\.tsx|poland\.json/.test(path))).toEqual([])
})
test('what comes later is small', () => {
  const sizes = ['poland.json', 'region.json', 'europe.json'].map(
    (file) => brotliCompressSync(readFileSync(join(import.meta.dirname, file))).length,
  )
  expect(sizes[0]).toBeLessThan(2_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40_000)
})
test('the street map itself does: the look-out would see it', () => {
  expect(imports(join(WEB, 'parts/place-map/street-map.tsx'))).toContain('maplibre-gl')
})
