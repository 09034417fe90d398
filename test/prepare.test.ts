import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
let house: string

// A house with an npm that only notes what it was asked for.
beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'obieg-prepare-'))
  for (const path of ['tools/prepare.mjs', 'tools/start.mjs', 'tools/test.mjs', 'package.json', 'package-lock.json']) {
    await cp(join(ROOT, path), join(house, path))
  }
  for (const name of ['start', 'test']) {
    await writeFile(join(house, `tools/${name}.ts`), `process.stdout.write('${name} runs')`)
  }
  await mkdir(join(house, 'node_modules'))
  await mkdir(join(house, 'bin'))
  await writeFile(join(house, 'bin/npm'), '#!/bin/sh\necho "$@" >> npm-calls\nexit $NPM_ENDS\n')
  await chmod(join(house, 'bin/npm'), 0o755)
})
afterEach(() => rm(house, { recursive: true }))

function run(part: 'start' | 'test', { before = '', npmEnds = '0' } = {}) {
  const args = before ? ['--import', `data:text/javascript,${before}`] : []
  const env = { ...process.env, PATH: `${join(house, 'bin')}:${process.env.PATH}`, NPM_ENDS: npmEnds }
  const done = spawnSync(process.execPath, [...args, join(house, `tools/${part}.mjs`)], { env, encoding: 'utf8' })
  return { status: done.status, output: done.stdout + done.stderr }
}
async function npmCalls(): Promise<string[]> {
  const text = await readFile(join(house, 'npm-calls'), 'utf8').catch(() => '')
  await rm(join(house, 'npm-calls'), { force: true })
  return text.split('\n').filter(Boolean)
}
const WITHOUT_TESTS = [expect.stringContaining('--omit=dev')]
const WITH_TESTS = [expect.stringContaining('--include=dev')]

test('a start installs no test parts, tests add them, and nothing is installed twice', async () => {
  expect(run('start').output).toContain('start runs')
  expect(await npmCalls()).toEqual(WITHOUT_TESTS)
  run('start')
  expect(await npmCalls()).toEqual([])
  expect(run('test').output).toContain('test runs')
  expect(await npmCalls()).toEqual(WITH_TESTS)
  run('start')
  run('test')
  expect(await npmCalls()).toEqual([])
})

test('a newer lockfile is installed, and one with test parts serves a start', async () => {
  run('test')
  expect(await npmCalls()).toEqual(WITH_TESTS)
  run('start')
  expect(await npmCalls()).toEqual([])
  await writeFile(join(house, 'package-lock.json'), '{}')
  run('start')
  expect(await npmCalls()).toEqual(WITHOUT_TESTS)
  run('test')
  expect(await npmCalls()).toEqual(WITH_TESTS)
})

test('an installation that failed is tried again', async () => {
  const failed = run('start', { npmEnds: '7' })
  expect([failed.status, failed.output]).toEqual([1, expect.stringContaining('npm install failed')])
  await npmCalls()
  run('start')
  expect(await npmCalls()).toEqual(WITHOUT_TESTS)
})

test('Windows is sent to WSL, and an old Node on a rare machine hears what to install', async () => {
  const windows = run('start', { before: "Object.defineProperty(process,'platform',{value:'win32'})" })
  expect([windows.status, windows.output]).toEqual([1, expect.stringContaining('use WSL')])
  expect(await npmCalls()).toEqual([])
  const old = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})"
  const rare = run('start', { before: old })
  expect([rare.status, rare.output]).toEqual([1, expect.stringContaining('install Node 26')])
})

test('Node and the database are locked for three platforms, and no package runs a script', async () => {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'))
  const { optionalDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const places = Object.keys(optionalDependencies).map((name) => {
    const { optional, integrity, os, cpu } = lock.packages[`node_modules/${name}`]
    expect([name, optional, integrity]).toEqual([name, true, expect.stringMatching(/^sha512-/)])
    return `${name.startsWith('@embedded') ? 'postgres' : 'node'} ${[os, cpu].flat().join('-')}`
  })
  expect(places.sort()).toEqual(
    ['node', 'postgres'].flatMap((one) => ['darwin-arm64', 'linux-arm64', 'linux-x64'].map((at) => `${one} ${at}`)),
  )
  expect(await readFile(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
