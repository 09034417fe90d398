import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { chooseRunner } from '../src/platform/db/embedded-command.ts'
import { closeOpened, newFolder, open, pidOf, readByOthers, until } from './embedded-process.ts'

afterEach(closeOpened)
const asRoot = process.getuid?.() === 0
const modeOf = async (path: string) => ((await lstat(path)).mode & 0o777).toString(8)

/** Root where user namespaces are forbidden, as in most containers: `unshare` is there and fails. */
async function withoutNamespaces(): Promise<NodeJS.ProcessEnv> {
  const folder = await newFolder()
  await writeFile(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return { PATH: `${folder}:${process.env.PATH}` }
}

test('only who knows the password of DATA_DIR comes in, through a socket that lies there, in a folder of its owner', async () => {
  const folder = await newFolder()
  const { query, options } = await open(folder)
  expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(options.host).toBe(join(folder, 'socket'))
  expect(
    await Promise.all(
      ['socket', 'postgres', 'database-password', 'postgres.log'].map((name) => modeOf(join(folder, name))),
    ),
  ).toEqual(['700', '700', '600', '600'])
  for (const password of [undefined, 'guessed']) {
    const stranger = new pg.Client({ ...options, password })
    await expect(stranger.connect()).rejects.toThrow(/password/)
  }
  expect((await query(`select setting from pg_settings where name = 'listen_addresses'`)).rows).toEqual([
    { setting: '' },
  ])
  const rules = await query('select type, auth_method from pg_hba_file_rules')
  expect(new Set(rules.rows.map(({ auth_method }) => auth_method))).toEqual(new Set(['scram-sha-256']))
})

test('a data folder of an earlier version, open to everybody, goes on working and is closed', async () => {
  const folder = await newFolder()
  const first = await open(folder)
  await first.query('create table kept as select 42 as answer')
  await first.query('alter role obieg password null')
  await first.kill()
  await until(async () => !(await pidOf(folder)))
  await rm(join(folder, 'database-password'))
  await rm(join(folder, 'socket'), { recursive: true })
  await writeFile(join(folder, 'postgres/pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 trust\n')
  const second = await open(folder)
  expect((await second.query('select answer from kept')).rows).toEqual([{ answer: 42 }])
  await expect(new pg.Client({ ...second.options, password: undefined }).connect()).rejects.toThrow(/password/)
})

test('a password file that was lost is made anew at the next start', async () => {
  const folder = await newFolder()
  const first = await open(folder)
  await first.kill()
  await until(async () => !(await pidOf(folder)))
  await rm(join(folder, 'database-password'))
  const second = await open(folder)
  expect((await second.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a path of any length has its socket inside', async () => {
  const folder = join(await newFolder(), 'a'.repeat(120), 'data')
  await mkdir(folder, { recursive: true })
  const { query } = await open(folder)
  expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(await readdir(join(folder, 'socket'))).toContain('.s.PGSQL.5432')
})

test('what people entered stands in no log of the database', async () => {
  const folder = await newFolder()
  const { query } = await open(folder)
  await query('create table people (email text primary key, age int)')
  await query(`insert into people values ('anna@example.com', 3)`)
  await expect(query(`insert into people values ('anna@example.com', 4)`)).rejects.toThrow('duplicate')
  await expect(query(`insert into people values ('berta@example.com', 'anna-secret')`)).rejects.toThrow('anna-secret')
  await expect(query(`select 'anna@example.com' from nowhere`)).rejects.toThrow('nowhere')
  await query('checkpoint')
  const log = await readFile(join(folder, 'postgres.log'), 'utf8')
  expect(log).toMatch(/ready to accept connections/)
  expect(log).not.toMatch(/anna|berta|insert into|STATEMENT|DETAIL/)
})

test('the log begins anew when it is large, and one older is kept', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'postgres.log'), 'x'.repeat(1_200_000))
  await open(folder)
  expect((await stat(join(folder, 'postgres.log'))).size).toBeLessThan(100_000)
  expect((await stat(join(folder, 'postgres.log.1'))).size).toBe(1_200_000)
})

test('the server is killed under a living program: it is started again, nothing is lost', async () => {
  const folder = await newFolder()
  const { query } = await open(folder)
  await query('create table kept as select 42 as answer')
  for (let round = 0; round < 2; round++) {
    const pid = (await pidOf(folder)) ?? 0
    process.kill(pid, 'SIGKILL')
    await until(
      async () =>
        ((await pidOf(folder)) ?? pid) !== pid &&
        (await query('select 1').then(
          () => true,
          () => false,
        )),
    )
    expect((await query('select answer from kept')).rows).toEqual([{ answer: 42 }])
  }
})

test('a program that joined another’s server keeps a database when that one ends', async () => {
  const folder = await newFolder()
  const first = await open(folder)
  const second = await open(folder)
  await second.query('create table kept as select 42 as answer')
  await first.kill()
  const answered = () =>
    second.query('select answer from kept').then(
      ({ rows }) => rows.length === 1,
      () => false,
    )
  await until(async () => !(await answered()))
  await until(answered, 20_000)
})

describe.runIf(asRoot)('as root', () => {
  test('a socket folder that somebody else prepared is refused in words', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'socket'))
    await chown(join(folder, 'socket'), 4242, 4242)
    await expect(open(folder)).rejects.toThrow(/socket belongs to somebody else/)
  })

  test.runIf(readByOthers)(
    'without user namespaces all data lies in DATA_DIR, even one that only root enters',
    async () => {
      const folder = await newFolder()
      await chmod(folder, 0o700)
      const { query, kill } = await open(folder, [], await withoutNamespaces())
      await query('create table kept as select 42 as answer')
      const server = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
      expect((await stat(`/proc/${server}`)).uid).toBe(65_534)
      expect((await stat(join(folder, 'postgres'))).uid).toBe(65_534)
      const hash = createHash('sha1').update(folder).digest('hex').slice(0, 12)
      expect(existsSync(`/var/tmp/obieg-${hash}`)).toBe(false)
      expect(await modeOf(join(folder, 'postgres'))).toBe('700')
      // And then on a machine that has them: the files change hands.
      await kill()
      await until(async () => !(await pidOf(folder)))
      const again = await open(folder)
      expect((await again.query('select answer from kept')).rows).toEqual([{ answer: 42 }])
    },
  )

  test('in a home that only root enters: with user namespaces it works, without the start is refused in words', async () => {
    const home = await newFolder()
    await chmod(home, 0o700)
    const folder = join(home, 'market/data')
    await mkdir(folder, { recursive: true })
    await expect(open(folder, [], await withoutNamespaces())).rejects.toThrow(/cannot reach .*\n.*chmod o\+x/)
    expect(await modeOf(home)).toBe('700')
    if (chooseRunner().kind !== 'namespace') return
    const { query } = await open(folder)
    expect((await query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test.runIf(readByOthers)('data that an earlier version kept under /var/tmp comes home', async () => {
    const folder = await newFolder()
    const env = await withoutNamespaces()
    const first = await open(folder, [], env)
    await first.query('create table kept as select 42 as answer')
    await first.kill()
    await until(async () => !(await pidOf(folder)))
    const hash = createHash('sha1').update(folder).digest('hex').slice(0, 12)
    const old = `/var/tmp/obieg-${hash}`
    onTestFinished(() => rm(old, { recursive: true, force: true }))
    await mkdir(old)
    spawnSync('cp', ['-a', join(folder, 'postgres'), old])
    await rm(join(folder, 'postgres'), { recursive: true })
    await rm(join(folder, 'database-password'))
    await writeFile(join(old, 'postgres/pg_hba.conf'), 'local all all trust\n')
    const second = await open(folder, [], env)
    expect((await second.query('select answer from kept')).rows).toEqual([{ answer: 42 }])
    expect(existsSync(old)).toBe(false)
  })
})
