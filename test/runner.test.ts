import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Check, createRun } from '../tools/run-checks.ts'

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
