import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { REQUIREMENTS, reportRequirements } from '../tools/requirements.ts'

const ROOT = join(import.meta.dirname, '..')
let house: string
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'obieg-guards-'))
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  put('package.json', JSON.stringify({ name: 'house', type: 'module' }))
  put('.gitignore', 'node_modules\n')
  spawnSync('git', ['init', '-q'], { cwd: house })
})
afterEach(() => rmSync(house, { recursive: true, force: true }))

function put(name: string, text: string): void {
  mkdirSync(dirname(join(house, name)), { recursive: true })
  writeFileSync(join(house, name), text)
}

function guard(script: string, ...args: string[]): { failed: boolean; output: string } {
  const run = spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: house, encoding: 'utf8' })
  return { failed: run.status !== 0, output: run.stdout + run.stderr }
}

test.each([
  [1500, true],
  [500, false],
])('page weight: %i bytes of one kB fail: %s', (bytes, failed) => {
  // It takes its parts from what this file names.
  put('package.json', '{"type":"module","devDependencies":{"@size-limit/file":"14.3.0"}}')
  put('page.js', 'x'.repeat(bytes))
  put('.size-limit.mjs', `export default [{ name: 'page', path: 'page.js', limit: '1 kB', brotli: false }]`)
  expect(guard('node_modules/size-limit/bin.js').failed).toBe(failed)
})

const imports = (count: number) => Array.from({ length: count }, (_, index) => `import './m${index}.ts'\n`).join('')

test.each<[string, () => void, string]>([
  ['thirteen imports', () => put('src/a.ts', imports(13)), 'too many imports'],
  ['a range of versions', () => put('package.json', '{"dependencies":{"hono":"^4.0.0"}}'), 'hono is not pinned'],
  [
    'where a package came from',
    () => put('package-lock.json', '{"packages":{"a":{ "resolved": "https://npm.example/a.tgz" }}}'),
    'names where packages came from',
  ],
])('house rules: %s is found', (_, plant, words) => {
  plant()
  const { failed, output } = guard('tools/house.ts')
  expect({ failed, found: output.includes(words) ? words : output }).toEqual({ failed: true, found: words })
})

test('house rules: twelve imports and pinned versions pass', () => {
  put('src/a.ts', imports(12))
  put('package.json', '{"dependencies":{"hono":"4.0.0"},"devDependencies":{"native":"npm:typescript@7.0.2"}}')
  expect(guard('tools/house.ts').failed).toBe(false)
})

test('table types: a column that no migration makes is found; as they were made they pass', {
  timeout: 600_000,
}, () => {
  const types = 'src/platform/db/schema.gen.ts'
  mkdirSync(dirname(join(house, types)), { recursive: true })
  cpSync(join(ROOT, types), join(house, types))
  expect(guard('tools/schema-types.ts', '--check')).toEqual({ failed: false, output: '' })
  put(types, 'export interface DB { invented: { id: number } }\n')
  const { failed, output } = guard('tools/schema-types.ts', '--check')
  expect({ failed, found: output.includes('is not what the migrations make') }).toEqual({ failed: true, found: true })
})

test('requirements: counted by the titles of tests that passed, others are named', () => {
  const all = reportRequirements([REQUIREMENTS.join(' ')])
  expect(all).toContain(`${REQUIREMENTS.length} of ${REQUIREMENTS.length}`)
  expect(all).not.toContain('Without')
  const some = reportRequirements(['R01 a guest buys', 'R1 and XR02 and R999 are none'])
  expect(some).toContain(`: 1 of ${REQUIREMENTS.length}\n`)
  expect(some).toContain('Without one: R02 R03 ')
})
