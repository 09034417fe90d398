// Plants every small fault that Stryker knows into the rules of money, goods and orders, one at a time, and runs the rules' own tests:
// a fault that no test notices is printed, unless `survivors.ts` says why. `npm run mutation`, or `npm run mutation -- ledger stock` for some
// slices.
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { compareSurvivors, EXPLAINED, type Fault } from './survivors.ts'

type Result = {
  status: string
  fileName: string
  /** From one on. */
  location: { start: Place; end: Place }
  mutatorName: string
  replacement: string
}
type Place = { line: number; column: number }
type Runs = new (options: object) => { runMutationTest: () => Promise<Result[]> }
/** By name: whoever checks types alone need not have it installed. */
const STRYKER: string = '@stryker-mutator/core'
const { Stryker } = (await import(STRYKER)) as { Stryker: Runs }

/** Of the faults in a slice, at least so many in a hundred have to be noticed. */
const FLOOR = 90

const DOMAINS = [
  'commission',
  'ledger',
  'pricing',
  'stock',
  'cart',
  'checkout',
  'orders',
  'payments',
  'refunds',
  'returns',
  'payouts',
  'chargebacks',
  'shipping',
  'fulfilment',
  'reviews',
  'units',
]
type Slice = { name: string; rules: string[]; tests: string[] }
const SLICES: Slice[] = [
  {
    name: 'money',
    rules: ['src/values/money.ts', 'src/domains/documents/rules/vat.ts'],
    tests: ['src/values/money.test.ts', 'src/domains/documents/rules/vat.test.ts'],
  },
  ...DOMAINS.map((name) => ({
    name,
    rules: [`src/domains/${name}/rules/*.ts`, `src/domains/${name}/*/rules/*.ts`],
    tests: [`src/domains/${name}/rules/*.test.ts`, `src/domains/${name}/*/rules/*.test.ts`],
  })),
]

const options = ({ rules }: Slice) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.rules.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
  mutate: [...rules, '!**/*.test.ts'],
  ignorePatterns: ['/bench', '/build', '/demo', '/docs', '/e2e', '/migrations', '/release', '/test'],
  tempDirName: '.data/mutation',
  reporters: [],
  logLevel: 'error',
  warnings: false,
  allowConsoleColors: false,
  // A slow machine is no fault that was noticed: five seconds are little where other things run.
  timeoutMS: 60_000,
  thresholds: { high: 100, low: FLOOR, break: null },
})

/** A fault as the list of the explained names it. */
function faultOf({ fileName, location: { start, end }, replacement }: Result): Fault {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  const code = lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined).trim())
    .join(' ')
  const file = relative(process.cwd(), fileName)
  return { file, line: (lines[0] ?? '').trim(), code, put: replacement.replaceAll(/\s+/g, ' ') }
}

/** Plants the faults of a slice; false where too few were noticed, or one was not that nobody has explained. */
async function isHeld(slice: Slice): Promise<boolean> {
  process.env.RULE_TESTS = slice.tests.join(' ')
  const results = await new Stryker(options(slice)).runMutationTest()
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
  const missed = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const files = new Set(slice.rules.flatMap((rule) => globSync(rule)))
  const explained = EXPLAINED.flatMap(({ faults }) => faults)
  const { unexplained, outdated } = compareSurvivors(missed.map(faultOf), explained, files)
  for (const { file, ...fault } of unexplained) {
    process.stdout.write(`  not noticed, not explained: ${file} ${JSON.stringify(Object.values(fault))}\n`)
  }
  for (const { file, ...fault } of outdated) {
    process.stdout.write(`  explained, but noticed or gone: ${file} ${JSON.stringify(Object.values(fault))}\n`)
  }
  const slow = counted.filter(({ status }) => status === 'Timeout').length
  const score = counted.length === 0 ? 0 : (100 * (counted.length - missed.length)) / counted.length
  const held = score >= FLOOR && unexplained.length === 0 && outdated.length === 0
  process.stdout.write(
    `${held ? '✓' : '✗'} ${slice.name}: ${counted.length - missed.length} of ${counted.length} noticed (${score.toFixed(1)} %${slow ? `, ${slow} by never ending` : ''})\n`,
  )
  return held
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !SLICES.some((slice) => slice.name === name))
if (unknown.length > 0) throw new Error(`no slice is called ${unknown.join(', ')}`)
for (const slice of SLICES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (!(await isHeld(slice))) process.exitCode = 1
}
