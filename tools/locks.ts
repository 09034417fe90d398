// Takes every lock and condition of `test/locks/list.ts` out of the sources, one of each file at a time, and looks whether the test that
// is named after it fails, and no other. `npm run locks`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RACED, TAKEN_OUT, type TakenOut, VERBS } from '../test/locks/list.ts'

const ROOT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'obieg-locks-'))
type Named = [name: string, one: TakenOut]
type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

/** The tests that fail without these. */
function failuresWithout(round: readonly Named[]): Set<string> {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const args = ['run', '--config', 'vitest.locks.config.ts', '--reporter=json', `--outputFile=${report}`]
  const done = spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args, 'test/locks/'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', TAKEN_OUT: JSON.stringify(round.map(([, one]) => one)) },
    encoding: 'utf8',
  })
  const ran = (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults.flatMap((file) => file.assertionResults)
  if (ran.length <= Object.keys(TAKEN_OUT).length) throw new Error(`the tests of the locks did not run: ${done.stdout}`)
  return new Set(ran.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName))
}

/** Of each file one: what stands beside it in the same statement must not be what is noticed. */
function rounds(list: readonly Named[]): Named[][] {
  const perFile = Map.groupBy(list, ([, { file }]) => file)
  const most = Math.max(...[...perFile.values()].map((list) => list.length))
  return Array.from({ length: most }, (_, at) => [...perFile.values()].flatMap((list) => list.slice(at, at + 1)))
}

let missed = 0
/** A verb waits by the lock itself: it has its own rounds, and may fail in those of the locks. */
const isVerbName = (name: string) => name in VERBS || name in RACED
const isVerb = ([name]: Named) => isVerbName(name)
const all: Named[] = Object.entries(TAKEN_OUT)
for (const round of [...rounds(all.filter((one) => !isVerb(one))), ...rounds(all.filter(isVerb))]) {
  const failures = failuresWithout(round)
  for (const [name, { file }] of round) {
    const noticed = failures.delete(name)
    if (!noticed) missed += 1
    process.stdout.write(`${noticed ? '✓' : '✗ not noticed:'} ${name} (${file})\n`)
  }
  for (const name of failures) {
    // Races beside the table may fail with their lock.
    if (!(name in TAKEN_OUT) || (isVerbName(name) && !round.some(isVerb))) continue
    missed += 1
    process.stdout.write(`✗ failed, though what it names was there: ${name}\n`)
  }
}
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${Object.keys(TAKEN_OUT).length} locks and conditions, ${missed} problems\n`)
process.exitCode = missed === 0 ? 0 : 1
