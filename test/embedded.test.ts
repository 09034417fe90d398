import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { CHILD, closeOpened, newFolder, ORDINARY, open, pidOf, readByOthers, until } from './embedded-process.ts'

afterEach(closeOpened)

/** As whom the tests run; root also tries an ordinary user, when that user can read the program. */
const USERS: [string, string[]][] = [['as we are', []]]
if (readByOthers) USERS.push(['as an ordinary user', ORDINARY])

describe.each(USERS)('embedded server %s', (_, prefix) => {
  const folderFor = () => newFolder(prefix.length > 0 ? 65_534 : undefined)

  test('the program is killed: the server goes too, the next start is soon there with all data', async () => {
    const folder = await folderFor()
    const first = await open(folder, prefix)
    await first.query('create table kept as select 42 as answer')
    await first.kill()
    const started = Date.now()
    const second = await open(folder, prefix)
    expect(Date.now() - started).toBeLessThan(60_000)
    expect((await second.query('select answer from kept')).rows).toEqual([{ answer: 42 }])
    await second.kill()
    await until(async () => !(await pidOf(folder)))
  })

  test('program and server are killed: the pid file that stays stops nobody', async () => {
    const folder = await folderFor()
    const first = await open(folder, prefix)
    await first.query('create table kept as select 42 as answer')
    const pid = (await pidOf(folder)) ?? 0
    expect(pid).toBeGreaterThan(0)
    process.kill(pid, 'SIGKILL')
    await first.kill()
    expect(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).toMatch(/^\d+\n/)
    const second = await open(folder, prefix)
    expect((await second.query('select answer from kept')).rows).toEqual([{ answer: 42 }])
  })
})

test('the number in a left pid file belongs to another program now: that program is left alone, the server starts', async () => {
  const folder = await newFolder()
  const first = await open(folder)
  const pid = (await pidOf(folder)) ?? 0
  process.kill(pid, 'SIGKILL')
  await first.kill()
  const file = join(folder, 'postgres/postmaster.pid')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^\d+/, String(process.pid)))
  const second = await open(folder)
  expect((await second.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a first start that was cut off leaves nothing that stops the second', async () => {
  const folder = await newFolder()
  const child = spawn(process.execPath, [CHILD, folder], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await until(async () => (await readdir(folder, { recursive: true })).some((name) => name.endsWith('PG_VERSION')))
  child.kill('SIGKILL')
  await ended
  const second = await open(folder)
  expect((await second.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('two data directories side by side never meet', async () => {
  const [one, other] = await Promise.all([open(await newFolder()), open(await newFolder())])
  await one.query('create table mine as select 1 as one')
  await expect(other.query('select from mine')).rejects.toThrow('does not exist')
  expect(one.options.host).not.toBe(other.options.host)
})
