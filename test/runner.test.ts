import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Check, createRun } from '../tools/run-checks.ts'
import { SECOND_TRY } from './name-second-tries.ts'

const ROOT = join(import.meta.dirname, '..')
const good: Check = { name: 'good one', run: async () => ({ passed: 2, failed: 0 }) }
const bad: Check = { name: 'bad one', run: async () => ({ passed: 1, failed: 3 }) }
const broken: Check = { name: 'broken', run: () => Promise.reject(new Error('out of order')) }

describe('the runner of all checks', () => {
  const outcomeOf = async (words: string[], checks: Check[], atOnce?: number) => {
    let printed = ''
    const { run, total, missed } = createRun(words, (text) => (printed += text))
    await run(checks, atOnce)
    return { ...total, missed: missed(), printed }
  }

  test('adds up; what throws has failed, and the rest still runs', async () => {
    const all = await outcomeOf([], [broken, bad, good], 2)
    expect(all).toMatchObject({ passed: 3, failed: 4, missed: [] })
    expect(all.printed).toContain('out of order')
    expect(all.printed).toContain('✗ broken: 0 passed, 1 failed')
    expect(all.printed).toContain('✓ good one: 2 passed, 0 failed')
  })

  test('runs what is asked for; a word that names nothing is told', async () => {
    expect(await outcomeOf(['good'], [bad, good])).toMatchObject({ passed: 2, failed: 0, missed: [] })
    expect(await outcomeOf(['goood'], [bad, good])).toMatchObject({ passed: 0, failed: 0, missed: ['goood'] })
  })

  test('the command ends with the count, and fails on a mistyped word', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/test.ts', 'nothinglikethis'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stdout).toContain("No check is called 'nothinglikethis'.")
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
  })

  test('a test that passes only at a second try is named with its first error; one that never does has failed', () => {
    const house = mkdtempSync(join(tmpdir(), 'obieg-tries-'))
    onTestFinished(() => rmSync(house, { recursive: true, force: true }))
    symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
    const of = (name: string, body: string) =>
      writeFileSync(join(house, name), `import { expect, test } from 'vitest'\nlet tries = 0\n${body}\n`)
    of('late.test.ts', "test('comes late', () => { tries += 1; expect(tries).toBe(2) })")
    of('never.test.ts', "test('never comes', () => expect(tries).toBe(2))")
    writeFileSync(join(house, 'vitest.config.ts'), "export default { test: { include: ['**/*.test.ts'] } }\n")
    const args = ['run', '--root', house, '--retry=1', `--reporter=${join(ROOT, 'test/name-second-tries.ts')}`]
    const { status, stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    const named = stdout.split('\n').filter((line) => line.startsWith(SECOND_TRY))
    expect(named).toEqual([expect.stringMatching(/late\.test\.ts > comes late \(expected 1 to be 2/)])
  })

  test('pages that cannot be built fail the build', { timeout: 180_000 }, () => {
    const house = mkdtempSync(join(tmpdir(), 'obieg-build-'))
    onTestFinished(() => rmSync(house, { recursive: true, force: true }))
    for (const part of ['src', 'test', 'tools', 'package.json', 'package-lock.json', 'tsconfig.json'])
      cpSync(join(ROOT, part), join(house, part), { recursive: true })
    for (const part of ['vite.config.ts', 'react-router.config.ts']) cpSync(join(ROOT, part), join(house, part))
    symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
    writeFileSync(join(house, 'src/web/root.tsx'), "import { gone } from './not-there.ts'\nexport default gone\n")
    const { status, stdout } = spawnSync(process.execPath, ['tools/test.ts', 'build'], { cwd: house, encoding: 'utf8' })
    expect(stdout).toContain('not-there')
    expect(stdout).toContain('✗ build: 0 passed, 1 failed')
    expect(status).toBe(1)
  })
})
