// Every check of the project: the cheap ones two at once, then one after the other. The last line says how many passed and failed.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownPeople, scanLogs } from '../test/log-scan.ts'
import { SECOND_TRY } from '../test/name-second-tries.ts'
import { build } from './build.ts'
import { reportRequirements } from './requirements.ts'
import { type Check, createRun } from './run-checks.ts'

const ROOT = join(import.meta.dirname, '..')
const bin = (path: string) => join(ROOT, 'node_modules', path)
const reports = await mkdtemp(join(tmpdir(), 'obieg-reports-'))
/** Where every market of the tests writes every line it logs. */
const TEST_LOGS = join(reports, 'logs')

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

const titles: string[] = []
/** Told once more at the end, where everybody looks. */
const secondTries: string[] = []

function execute(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

const tool = (name: string, script: string, args: string[]): Check => ({
  name,
  async run() {
    const { code, output } = await execute(script, args)
    if (code !== 0) process.stdout.write(`${output}\n`)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

const vitest = (name: string, config: string): Check => ({
  name,
  async run() {
    const file = join(reports, `${config}.json`)
    const reporters = ['dot', 'json', './test/name-second-tries.ts'].map((reporter) => `--reporter=${reporter}`)
    // On a busy machine a test may stumble once without a fault of the market: it is tried again, and named.
    const args = ['run', '--config', config, '--retry=1', ...reporters, `--outputFile.json=${file}`]
    const { code, output } = await execute(bin('vitest/vitest.mjs'), args, {
      NODE_ENV: 'test',
      NO_COLOR: '1',
      TEST_LOGS,
    })
    const report = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as VitestReport,
      () => undefined,
    )
    if (code !== 0) process.stdout.write(`${output.slice(-20_000)}\n`)
    secondTries.push(...output.split('\n').filter((line) => line.startsWith(SECOND_TRY)))
    if (!report) return { passed: 0, failed: 1 }
    for (const suite of report.testResults) {
      titles.push(...suite.assertionResults.filter((one) => one.status === 'passed').map((one) => one.fullName))
    }
    // A file that does not even load has no failed test of its own.
    const failed = report.numFailedTests + (code !== 0 && report.numFailedTests === 0 ? 1 : 0)
    return { passed: report.numPassedTests, failed }
  },
})

/** Need nothing of one another, and one core each: two at once. */
const beside: Check[] = [
  // First: it takes longest.
  {
    name: 'build',
    async run() {
      await build()
      return { passed: 1, failed: 0 }
    },
  },
  tool('format and lint', bin('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '--error-on-warnings', '.']),
  tool('boundaries', bin('dependency-cruiser/bin/dependency-cruiser.mjs'), [
    '--config',
    'boundaries.cjs',
    'src',
    'demo',
  ]),
  tool('house rules', join(ROOT, 'tools/house.ts'), []),
  tool('doors', join(ROOT, 'tools/doors.ts'), []),
  tool('rooms', join(ROOT, 'tools/rooms.ts'), []),
  tool('events and jobs', join(ROOT, 'tools/events.ts'), []),
  tool('patterns', join(ROOT, 'tools/patterns.ts'), []),
  tool('types', bin('typescript-native/bin/tsc'), ['-p', 'tsconfig.json', '--noEmit']),
  tool('dead code', bin('knip/bin/knip.js'), []),
  tool('failure kinds', join(ROOT, 'tools/failure-kinds.ts'), ['--check']),
  tool('table types', join(ROOT, 'tools/schema-types.ts'), ['--check']),
  tool('sql', join(ROOT, 'tools/sql-check/run.ts'), []),
]
const checks: Check[] = [
  tool('page weight', bin('size-limit/bin.js'), []),
  vitest('rules and API', 'vitest.config.ts'),
  vitest('journeys in a browser', 'vitest.e2e.config.ts'),
  {
    name: 'logs of the tests hold no secrets',
    async run() {
      const { lines, leaks } = scanLogs(TEST_LOGS, knownPeople(ROOT))
      for (const { kind, line } of leaks.slice(0, 50)) process.stdout.write(`${kind}: ${line}\n`)
      // Without any line nothing was proved: then the tests did not run before this.
      if (lines === 0) process.stdout.write('No log was written: ask for the tests of rules and API, too.\n')
      return leaks.length === 0 && lines > 0
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: Math.max(1, leaks.length) }
    },
  },
]

const wanted = process.argv.slice(2)
const { run, total, missed } = createRun(wanted)

// What pages are given is a file that types are checked against.
await run([tool('page types', bin('@react-router/dev/bin.cjs'), ['typegen'])])
await run(beside, 2)
await run(checks)
await rm(reports, { recursive: true, force: true })
if (wanted.length === 0) process.stdout.write(reportRequirements(titles))
for (const word of missed()) {
  process.stdout.write(`No check is called '${word}'.\n`)
  total.failed += 1
}
if (secondTries.length > 0) process.stdout.write(`\n${secondTries.join('\n')}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1
