import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareSurvivors, EXPLAINED, type Fault, nameOf } from '../tools/survivors.ts'

const all = EXPLAINED.flatMap(({ faults }) => faults)

test('every fault that is explained stands in the sources, once in the list', () => {
  const lines = new Map<string, Set<string>>()
  const linesOf = (file: string) => {
    const known = lines.get(file)
    if (known) return known
    const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    const read = new Set(text.split('\n').map((line) => line.trim()))
    lines.set(file, read)
    return read
  }
  expect(all.filter(({ file, line, code }) => !linesOf(file).has(line) || !line.includes(code))).toEqual([])
  expect(new Set(all.map(nameOf)).size).toBe(all.length)
})

test('a new survivor without a word is told, and a word about what is noticed by now', () => {
  const old: Fault = { file: 'a.ts', line: 'a < b', code: 'a < b', put: 'a <= b' }
  const fresh = { ...old, put: 'true' }
  const elsewhere = { ...old, file: 'b.ts' }
  const files = new Set(['a.ts'])
  expect(compareSurvivors([old], [old, elsewhere], files)).toEqual({ unexplained: [], outdated: [] })
  expect(compareSurvivors([old, fresh], [old], files)).toEqual({ unexplained: [fresh], outdated: [] })
  expect(compareSurvivors([], [old, elsewhere], files)).toEqual({ unexplained: [], outdated: [old] })
})
