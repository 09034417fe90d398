// Plants every small fault that Stryker knows into the rules of money, goods and orders, one at a time, and runs the rules' own tests:
// a fault that no test notices is printed. `npm run mutation`, or `npm run mutation -- ledger stock` for some slices.

type Result = {
  status: string
  fileName: string
  location: { start: { line: number; column: number } }
  mutatorName: string
  replacement: string
}
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
  'payouts',
  'chargebacks',
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

/** The share of faults that were noticed, in hundredths; prints the others. */
async function scoreOf(slice: Slice): Promise<number> {
  process.env.RULE_TESTS = slice.tests.join(' ')
  const results = await new Stryker(options(slice)).runMutationTest()
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
  const missed = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  for (const { fileName, location, mutatorName, replacement, status } of missed) {
    const place = `${fileName.replace(`${process.cwd()}/`, '')}:${location.start.line}:${location.start.column}`
    process.stdout.write(`  ${status === 'Survived' ? 'missed' : 'no test'} ${place} ${mutatorName} → ${replacement}\n`)
  }
  const slow = counted.filter(({ status }) => status === 'Timeout').length
  const score = counted.length === 0 ? 0 : (100 * (counted.length - missed.length)) / counted.length
  process.stdout.write(
    `${score < FLOOR ? '✗' : '✓'} ${slice.name}: ${counted.length - missed.length} of ${counted.length} noticed (${score.toFixed(1)} %${slow ? `, ${slow} by never ending` : ''})\n`,
  )
  return score
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !SLICES.some((slice) => slice.name === name))
if (unknown.length > 0) throw new Error(`no slice is called ${unknown.join(', ')}`)
for (const slice of SLICES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if ((await scoreOf(slice)) < FLOOR) process.exitCode = 1
}
