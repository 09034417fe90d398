import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLES } from '../../i18n/bundles.ts'
import entries, { routeTable } from '../routes.ts'

const WEB = join(import.meta.dirname, '..')
const EVERYWHERE = ['shell', 'notices']
/** Namespaces of texts that a file and everything it imports from the web asks for. */
function namespaces(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const own = [...source.matchAll(/(?:useTexts|textsOf)\((?:\w+, )?'(\w+)'\)/g)].map((match) => match[1] ?? '')
  const imports = [...source.matchAll(/^import (?!type )[^'"]*['"](\.[^'"]+\.tsx?)['"]/gm)].map(
    (match) => match[1] ?? '',
  )
  const web = imports.map((path) => join(dirname(file), path)).filter((path) => path.startsWith(WEB))
  return [...own, ...web.flatMap((path) => namespaces(path, seen))]
}

test('the texts that a screen asks for are loaded with it', () => {
  const missing = entries.flatMap(({ id, file }) => {
    const row = routeTable.find((candidate) => candidate.id === id)
    const there = [...EVERYWHERE, ...(row?.texts ?? []).flatMap((name) => BUNDLES[name])]
    const asked = [...new Set(namespaces(join(WEB, file)))]
    return asked.filter((name) => name !== 'meta' && !there.includes(name)).map((name) => `${id} → ${name}`)
  })
  expect(missing).toEqual([])
})
