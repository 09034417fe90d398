import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { isOfPages } from '../tools/dev/is-of-pages.ts'

const SRC = join(import.meta.dirname, '../src')

test('a file that a page imports is one for which the pages are built anew', () => {
  const sources = readdirSync(join(SRC, 'web'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  const imported = new Set<string>()
  for (const path of sources.filter((one) => !/\.test\.tsx?$/.test(one))) {
    const file = join(SRC, 'web', path)
    const text = readFileSync(file, 'utf8').replace(/import type [^\n]*/g, '')
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      imported.add(relative(SRC, join(dirname(file), target)))
    }
  }
  expect(imported.size).toBeGreaterThan(300)
  expect([...imported].filter((path) => !isOfPages(path))).toEqual([])
})

test('a file that the server alone reads starts the server alone', () => {
  for (const path of [
    'main.ts',
    'domains/orders/http.ts',
    'platform/http/listen.ts',
    'domains/orders/store/orders.ts',
  ]) {
    expect([path, isOfPages(path)]).toEqual([path, false])
  }
})
