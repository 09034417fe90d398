import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

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
  expect(all.filter((path) => /maplibre|neighbours\.json/.test(path))).toEqual([])
})
test('the street map itself does: the look-out would see it', () => {
  expect(imports(join(WEB, 'parts/place-map/street-map.tsx'))).toContain('maplibre-gl')
})
