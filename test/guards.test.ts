import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// A guard that cannot fail guards nothing: each is shown a small house with planted faults and has to find every one.
const ROOT = join(import.meta.dirname, '..')
let house: string

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'obieg-guards-'))
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  for (const file of ['boundaries.cjs', 'biome.json', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, file), join(house, file))
  writeFileSync(join(house, 'knip.json'), JSON.stringify({ entry: ['src/index.ts'], project: ['src/**'] }))
  spawnSync('git', ['init', '-q'], { cwd: house })
  writeFileSync(join(house, '.gitignore'), 'node_modules\n')
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

function plant(files: Record<string, string>): void {
  for (const folder of ['src', 'test', 'demo']) rmSync(join(house, folder), { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true })
    writeFileSync(join(house, name), text)
  }
}

function guard(script: string, args: string[]): { failed: boolean; output: string } {
  const run = spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: house, encoding: 'utf8' })
  return { failed: run.status !== 0, output: run.stdout + run.stderr }
}

const value = 'export const value = 1\n'
const from = (path: string) => `import { value } from '${path}'\nexport const other = value\n`

/** Rule of boundaries.cjs → files that break it. */
const FAULTS: Record<string, Record<string, string>> = {
  'no-circle': {
    'src/values/a.ts': "import { b } from './b.ts'\nexport const a = (): number => b()\n",
    'src/values/b.ts': "import { a } from './a.ts'\nexport const b = (): number => a()\n",
  },
  'no-orphan': { 'src/values/alone.ts': value },
  'floor-3-looks-down-only': {
    'src/domains/companies/up.ts': from('../shops/index.ts'),
    'src/domains/shops/index.ts': "export { value } from './v.ts'\n",
    'src/domains/shops/v.ts': value,
  },
  'unplaced-domain': { 'src/market.ts': from('./domains/gossip/index.ts'), 'src/domains/gossip/index.ts': value },
  'through-the-door': {
    'src/domains/shops/x.ts': from('../companies/inner.ts'),
    'src/domains/companies/inner.ts': value,
  },
  'door-not-from-inside': { 'src/domains/shops/x.ts': from('./index.ts'), 'src/domains/shops/index.ts': value },
  'door-holds-no-code': { 'src/domains/shops/index.ts': from('../../values/v.ts'), 'src/values/v.ts': value },
  'rules-are-pure': { 'src/domains/shops/rules/r.ts': from('../store.ts'), 'src/domains/shops/store.ts': value },
  'contract-is-universal': { 'src/domains/shops/contract.ts': from('./store.ts'), 'src/domains/shops/store.ts': value },
  'only-stores-touch-sql': { 'src/domains/shops/verb.ts': "import { sql } from 'kysely'\nexport const q = sql\n" },
  'http-stays-at-the-edge': { 'src/domains/shops/verb.ts': "import { Hono } from 'hono'\nexport const h = Hono\n" },
  'adapters-alone-call-outside': {
    'src/domains/shops/verb.ts': from('../../platform/outbound/v.ts'),
    'src/platform/outbound/v.ts': value,
  },
  'http-not-to-store': { 'src/domains/shops/http.ts': from('./store.ts'), 'src/domains/shops/store.ts': value },
  'web-knows-only-contracts': { 'src/web/x.ts': from('../platform/v.ts'), 'src/platform/v.ts': value },
  'server-never-imports-web': { 'src/domains/shops/x.ts': from('../../web/v.ts'), 'src/web/v.ts': value },
  'platform-knows-no-business': { 'src/platform/x.ts': from('../domains/shops/v.ts'), 'src/domains/shops/v.ts': value },
  'values-stand-alone': { 'src/values/x.ts': from('../platform/v.ts'), 'src/platform/v.ts': value },
  'words-stand-alone': { 'src/i18n/x.ts': from('../platform/v.ts'), 'src/platform/v.ts': value },
  'ui-knows-no-domain': {
    'src/web/ui/x.ts': from('../../domains/shops/contract.ts'),
    'src/domains/shops/contract.ts': value,
  },
  'web-ui-looks-down-only': { 'src/web/ui/x.ts': from('../parts/v.ts'), 'src/web/parts/v.ts': value },
  'web-parts-looks-down-only': { 'src/web/parts/x.ts': from('../screens/a/v.ts'), 'src/web/screens/a/v.ts': value },
  'screens-are-neighbours': { 'src/web/screens/a/x.ts': from('../b/v.ts'), 'src/web/screens/b/v.ts': value },
  'stand-ins-are-the-demos': { 'src/values/x.ts': from('../../demo/stand-ins/v.ts'), 'demo/stand-ins/v.ts': value },
  'product-never-imports-its-tests': { 'src/values/x.ts': from('../../test/v.ts'), 'test/v.ts': value },
}

describe('boundaries', () => {
  const rules = [...readFileSync(join(ROOT, 'boundaries.cjs'), 'utf8').matchAll(/name: '([a-z-]+)'/g)].map(
    (match) => match[1],
  )
  test('every rule has a planted fault', () => {
    expect(rules.filter((rule) => !Object.keys(FAULTS).includes(String(rule)))).toEqual([])
  })
  const TOOL = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
  const ARGS = ['--config', 'boundaries.cjs', 'src']
  let options: ICruiseOptions
  beforeAll(async () => {
    options = await extractOptions(join(ROOT, 'boundaries.cjs'))
    // Where it looks for files and for what they import: one process for all rules, a start of the tool takes longer than its work.
    process.chdir(house)
  })
  afterAll(() => process.chdir(ROOT))
  test.each(Object.entries(FAULTS))('%s is found', async (rule, files) => {
    plant(files)
    const { summary } = (await cruise(['src'], options)).output as ICruiseResult
    expect(summary.error).toBeGreaterThan(0)
    expect(summary.violations.map((one) => one.rule.name)).toContain(rule)
  })
  test('a planted fault fails the check', () => {
    plant(FAULTS['no-circle'] ?? {})
    const { failed, output } = guard(TOOL, ARGS)
    expect({ failed, found: output.includes('no-circle') }).toEqual({ failed: true, found: true })
  })
  test('a clean house passes', () => {
    plant({ 'src/values/v.ts': value, 'src/platform/x.ts': from('../values/v.ts') })
    expect(guard(TOOL, ARGS).failed).toBe(false)
  })
})

/** Of the small house: its package.json names packages that nothing in it needs. */
const DEAD = ['--no-config-hints', '--include', 'files,exports,types']

describe('other guards', () => {
  const faults: [string, string, string[], string][] = [
    ['format', 'node_modules/@biomejs/biome/bin/biome', ['ci', 'src'], 'export const a   =  1;\n'],
    ['lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', 'src'], 'export const a = (b: unknown) => b == 1\n'],
    [
      'types',
      'node_modules/typescript-native/bin/tsc',
      ['-p', 'tsconfig.json', '--noEmit'],
      "export const a: number = 'one'\n",
    ],
    ['house rules: marks', 'tools/house.ts', [], `// ${'TO'}${'DO'} later\n`],
    ['house rules: length', 'tools/house.ts', [], 'export const a = 1\n'.repeat(301)],
    [
      'house rules: calls past the one way out',
      'tools/house.ts',
      [],
      "export const a = () => fetch('https://x.example')\n",
    ],
    ['house rules: a second home of days', 'tools/house.ts', [], "export const a = new Intl.DateTimeFormat('pl')\n"],
    ['house rules: a second market zone', 'tools/house.ts', [], "export const a = 'Europe/Warsaw'\n"],
    ['house rules: a currency of its own', 'tools/house.ts', [], "export const a = 'PLN'\n"],
    ['house rules: a retired word', 'tools/house.ts', [], 'export const refreshAssortment = 1\n'],
    ['house rules: a retired verb', 'tools/house.ts', [], 'export const tellBuyer = 1\n'],
    ['patterns: not linear', 'tools/patterns.ts', [], 'export const a = (t: string) => t.replace(/[^\\d]+$/, "")\n'],
    [
      'patterns: put together while running',
      'tools/patterns.ts',
      [],
      'export const a = (t: string) => new RegExp(t)\n',
    ],
    ['patterns: marks', 'tools/patterns.ts', [], 'export const a = (t: string) => t.normalize("NFD")\n'],
    ['dead code', 'node_modules/knip/bin/knip.js', DEAD, value],
  ]
  test.each(faults)('%s is found', (_, script, args, text) => {
    plant({ 'src/fault.ts': text })
    expect(guard(script, args).failed).toBe(true)
  })
  const clean: [string, string, string[]][] = [
    ['format and lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', 'src']],
    ['types', 'node_modules/typescript-native/bin/tsc', ['-p', 'tsconfig.json', '--noEmit']],
    ['house rules', 'tools/house.ts', []],
    ['rooms', 'tools/rooms.ts', []],
    ['dead code', 'node_modules/knip/bin/knip.js', DEAD],
  ]
  test.each(clean)('%s: a clean house passes', (_, script, args) => {
    plant({
      'src/values/v.ts': value,
      'src/index.ts': "import { value } from './values/v.ts'\n\nprocess.stdout.write(String(value))\n",
    })
    const { failed, output } = guard(script, args)
    expect({ failed, output: failed ? output : '' }).toEqual({ failed: false, output: '' })
  })
  test('house rules: a retired word is refused where it meant something else, also in the name of a file', () => {
    plant({
      'src/domains/payments/a.ts': 'export const operatorOf = 1\n',
      'src/domains/search/keep-index.ts': value,
      'src/web/a.ts': 'export const keepFocus = 1\nexport const operatorPages = 2\nexport type ParcelSize = 3\n',
    })
    const { output } = guard('tools/house.ts', [])
    expect([...output.matchAll(/^(\S+): (\S+) says/gm)].map((match) => match.slice(1))).toEqual([
      ['src/domains/payments/a.ts', 'operatorOf'],
      ['src/domains/search/keep-index.ts', 'keep-index.ts'],
    ])
  })
  test('house rules: the one way out and the browser may call', () => {
    const calls = "export const a = () => fetch('https://x.example')\n"
    plant({ 'src/platform/outbound/a.ts': calls, 'src/web/a.ts': calls, 'src/a.test.ts': calls })
    expect(guard('tools/house.ts', []).failed).toBe(false)
  })
  test.each<[string, Record<string, string>]>([
    ['alone', { 'src/web/parts/x.ts': value, 'src/web/screens/a/b.tsx': from('../../parts/x.ts') }],
    [
      'too',
      {
        'src/web/screens/a/b/x.ts': value,
        'src/web/screens/a/b.tsx': from('./b/x.ts'),
        'src/web/screens/a/c.tsx': from('./b/x.ts'),
      },
    ],
    [
      'no circle',
      {
        'src/domains/shops/a/x.ts': from('../b/x.ts'),
        'src/domains/shops/b/x.ts': value,
        'src/domains/shops/b/y.ts': from('../a/y.ts'),
        'src/domains/shops/a/y.ts': value,
      },
    ],
  ])('rooms: %s is found', (word, files) => {
    plant(files)
    const { failed, output } = guard('tools/rooms.ts', [])
    expect({ failed, found: output.includes(word) }).toEqual({ failed: true, found: true })
  })
  test('rooms: what two pages use is a part', () => {
    plant({
      'src/web/parts/x.ts': value,
      'src/web/screens/a/b.tsx': from('../../parts/x.ts'),
      'src/web/screens/a/c.tsx': from('../../parts/x.ts'),
    })
    expect(guard('tools/rooms.ts', [])).toEqual({ failed: false, output: '' })
  })
  /** A domain in which an event is told and heard, and each job has its reason; then with faults. */
  const jobsOf = (faults: { events?: string; jobs?: string; kinds?: string; verb?: string }) =>
    plant({
      'src/domains/companies/jobs.ts': `declare module '../../platform/jobs/names.ts' {
        interface Events { 'lamp.lit': { id: number }; ${faults.events ?? ''} }
        interface Jobs { 'lamps.note': { id: number }; 'lamps.count': object; 'lamps.mend': object; ${faults.jobs ?? ''} }
      }
      export const jobs = () => [
        { name: 'lamps.note', hears: ['lamp.lit'], run: () => 1 },
        { name: 'lamps.count', everyMinute: true, run: () => 1 },
        { name: 'lamps.mend', run: () => 1 },
        ${faults.kinds ?? ''}
      ]`,
      'src/domains/companies/verb.ts': `export const tell = (deps: any) => deps.emit({ name: 'lamp.lit', payload: { id: 1 } })
        export const mend = (deps: any) => deps.addJob({ name: 'lamps.mend', payload: {}, key: 'lamps.later' })`,
      ...(faults.verb ? { 'src/domains/accounts/verb.ts': faults.verb } : {}),
    })
  test.each<[string, Parameters<typeof jobsOf>[0]]>([
    [
      'nobody tells of lamp.broke',
      { events: "'lamp.broke': object", kinds: "{ name: 'lamps.note', hears: ['lamp.broke'], run: () => 1 }" },
    ],
    ['nobody hears lamp.broke', { events: "'lamp.broke': object", verb: "export const told = { name: 'lamp.broke' }" }],
    ['lamps.later has 0 kinds', { jobs: "'lamps.later': object" }],
    ['lamps.note has 2 kinds', { kinds: "{ name: 'lamps.note', hears: ['lamp.lit'], run: () => 1 }" }],
    ['nobody adds lamps.later', { jobs: "'lamps.later': object", kinds: "{ name: 'lamps.later', run: () => 1 }" }],
    ['lamps.count is declared', { jobs: "'lamps.count': object" }],
    ['not below', { verb: "export const told = { name: 'lamp.lit', payload: { id: 1 } }" }],
  ])('events and jobs: %s is found', (words, faults) => {
    jobsOf(faults)
    const { failed, output } = guard('tools/events.ts', [])
    expect({ failed, found: output.includes(words) ? words : output }).toEqual({ failed: true, found: words })
  })
  test('events and jobs: a clean house passes', () => {
    jobsOf({})
    expect(guard('tools/events.ts', [])).toEqual({ failed: false, output: '1 events, 3 jobs\n' })
  })
  test('patterns that are linear pass', () => {
    plant({ 'src/clean.ts': "export const a = (t: string) => t.replace(/(?<!\\D)\\D+$/, '').split(/\\s+/)\n" })
    expect(guard('tools/patterns.ts', []).output).toBe('2 patterns\n')
  })
})

describe('doors', () => {
  const door = (names: number) =>
    Array.from({ length: names }, (_, at) => `export { v${at} } from './v.ts'`)
      .join('\n')
      .concat('\n')
  const values = (names: number) => Array.from({ length: names }, (_, at) => `export const v${at} = ${at}\n`).join('')

  test('too many names, and functions that say nothing of themselves or repeat their name, are found', () => {
    plant({
      'src/domains/shops/index.ts': `${door(26)}export { openShop, shutShop } from './w.ts'\n`,
      'src/domains/shops/v.ts': values(26),
      'src/domains/shops/w.ts':
        'export function openShop(): void {}\n/** Shut shop. */\nexport const shutShop = (): void => undefined\n',
      'src/platform/clock.ts': 'export function now(): Date {\n  return new Date()\n}\n',
    })
    const { failed, output } = guard('tools/doors.ts', [])
    expect(failed).toBe(true)
    expect(output).toMatch(/shops\/index\.ts: 28 names/)
    for (const name of ['openShop', 'shutShop', 'now']) expect(output).toContain(`${name} says nothing`)
  })

  test('what a door names in numbers and says in words passes, rooms behind it may be silent', () => {
    plant({
      'src/domains/shops/index.ts': `${door(24)}export { openShop } from './w.ts'\n`,
      'src/domains/shops/v.ts': values(24),
      'src/domains/shops/w.ts':
        '/** Opens it for the day; `shop_closed` when it is a holiday. */\nexport function openShop(): void {}\nexport function silent(): void {}\n',
    })
    expect(guard('tools/doors.ts', [])).toMatchObject({ failed: false })
  })
})
