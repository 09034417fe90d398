import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ZipFile } from 'yazl'
import { connect } from '../../src/platform/db/database.ts'
import { startEmbedded } from '../../src/platform/db/embedded.ts'
import { problemsOf } from '../../tools/verify-unit.mjs'
import { type TestMarket, testMarket } from '../market.ts'
import { aBusyShop, aKnownPhone, answerOf } from './backup-market.ts'
import { backupOnFullDisk, balanced, emptyTarget, fingerprint, npm } from './backup-tools.ts'
import { databaseUrl } from './server.ts'

const CASE = { timeout: 400_000 }
const KEY = 'ab'.repeat(32)
let market: TestMarket
let versionId: number
let buy: () => Promise<unknown>
let phone: string
let url: string
let folder: string
let archive: string
let known: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'obieg-backup-'))
  market = await testMarket({ env: { SECRET_KEY: KEY } })
  const shop = await aBusyShop(market)
  versionId = shop.versionId
  buy = shop.buy
  for (let round = 0; round < 3; round++) await buy()
  phone = await aKnownPhone(market)
  await market.deps.files.write('products/one.webp', Buffer.from([0, 1, 2, 250]))
  await market.deps.files.write('private/two.pdf', Buffer.alloc(300_000, 7))
  const { rows } = await market.query('select current_database() as database')
  url = databaseUrl({ ...inject('database'), ...rows[0] })
  archive = join(folder, 'market.backup')
  known = await fingerprint(market.query)
  expect(await npm('backup', [archive], source())).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await market.close()
  await rm(folder, { recursive: true, force: true })
})

const source = () => ({ DATABASE_URL: url, DATA_DIR: market.deps.config.dataDir, SECRET_KEY: KEY })
test('a market comes back in an empty database: rows, numbers, jobs, ledger, files and key', CASE, async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
  const target = await emptyTarget(folder)
  expect(await npm('restore', [archive], target.env)).toMatchObject({ code: 0 })
  expect(await fingerprint(target.query)).toEqual(known)
  expect(
    Object.entries(known).filter(([name, value]) => /\.orders$|_private_jobs$/.test(name) && value.startsWith('0 ')),
  ).toEqual([])
  expect(await balanced(target.options)).toMatchObject({ balanced: true, problems: [] })
  expect(await readFile(join(target.dataDir, 'files/products/one.webp'))).toEqual(Buffer.from([0, 1, 2, 250]))
  expect(await readFile(join(target.dataDir, 'files/private/two.pdf'))).toEqual(Buffer.alloc(300_000, 7))
  expect((await readFile(join(target.dataDir, 'secret-key'), 'utf8')).trim()).toBe(KEY)
  expect((await stat(join(target.dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
  // References and triggers are there again.
  const { rows } = await target.query(
    `select count(*) filter (where not tgisinternal and tgenabled <> 'O')::int as off, count(*)::int as triggers from pg_trigger`,
  )
  expect(rows[0]?.off).toBe(0)
  await expect(
    target.query(
      'insert into order_items select (json_populate_record(null::order_items, row_to_json(i)::json)).* from order_items i limit 1',
    ),
  ).rejects.toThrow()
  expect(await npm('ledger-verify', [], target.env)).toMatchObject({ code: 0 })
})

test('R22 the passport of a unit comes back: its chain verifies by the key of before, and goes on', CASE, async () => {
  const before = (await market.api('GET', `/api/units/${phone}/record`)).json
  const target = await emptyTarget(folder)
  expect(await npm('restore', [archive], target.env)).toMatchObject({ code: 0 })
  const record = await answerOf(target.env, `/api/units/${phone}/record`)
  expect([record.events, record.keys]).toEqual([before.events, before.keys])
  expect(record.events).toHaveLength(4)
  expect(problemsOf(record, [before.head.key])).toEqual([])
  // The head is signed now: the key that signed before opens here, too.
  expect(record.head.key).toBe(before.head.key)
  record.events.pop()
  expect(problemsOf(record, [before.head.key])).not.toEqual([])
})

test('embedded: a copy of a market that runs is put back in an empty DATA_DIR', CASE, async () => {
  const dataDir = await mkdtemp(join(folder, 'embedded-'))
  expect(await npm('restore', [archive], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  const embedded = await startEmbedded(dataDir)
  const again = join(folder, 'embedded.backup')
  try {
    const { pool, close } = connect({ ...embedded.options, max: 2 }, () => undefined)
    expect(await fingerprint((text) => pool.query(text))).toEqual(known)
    // While this program has the server, another makes a copy through it.
    expect(await npm('backup', [again], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    await close()
  } finally {
    await embedded.stop()
  }
  const target = await emptyTarget(folder)
  expect(await npm('restore', [again], target.env)).toMatchObject({ code: 0 })
  expect(await fingerprint(target.query)).toEqual(known)
})

test('orders are placed while the copy is made: what comes back is one moment, and adds up', CASE, async () => {
  let buying = true
  const buyers = Array.from({ length: 3 }, async () => {
    while (buying) await buy()
  })
  const path = join(folder, 'busy.backup')
  const made = await npm('backup', [path], source())
  buying = false
  await Promise.all(buyers)
  expect(made).toMatchObject({ code: 0 })
  const target = await emptyTarget(folder)
  expect(await npm('restore', [path], target.env)).toMatchObject({ code: 0 })
  const { rows } =
    await target.query(`select v.quantity, (select coalesce(sum(delta), 0)::int from stock_movements where version_id = v.id) as moved,
    5000 - (select coalesce(sum(i.quantity), 0)::int from order_items i where i.version_id = v.id) as left from versions v where id = ${versionId}`)
  expect([rows[0]?.moved, rows[0]?.left]).toEqual([rows[0]?.quantity, rows[0]?.quantity])
  expect(await balanced(target.options)).toMatchObject({ balanced: true, problems: [] })
})

test('a damaged, cut-off, newer or foreign file is refused before anything is changed', CASE, async () => {
  const target = await emptyTarget(folder)
  const whole = await readFile(archive)
  const spoil = async (name: string, change: (path: string) => Promise<void>) => {
    const path = join(folder, name)
    await writeFile(path, whole)
    await change(path)
    return path
  }
  const newer = join(folder, 'newer.backup')
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('{"format": 99}'), 'manifest.json')
  zip.end()
  await writeFile(newer, zip.outputStream as unknown as NodeJS.ReadableStream as never)
  const flipped = async (path: string) => {
    const bytes = Buffer.from(whole)
    const at = bytes.indexOf(Buffer.alloc(64, 7)) + 32
    bytes[at] = 8
    await writeFile(path, bytes)
  }
  const cases: [string, RegExp][] = [
    [await spoil('cut.backup', (path) => truncate(path, whole.length - 200)), /no back-up, or not a whole one/],
    [await spoil('flipped.backup', flipped), /damaged: files\/private\/two\.pdf/],
    [await spoil('text.backup', (path) => writeFile(path, 'hello')), /no back-up/],
    [newer, /newer program/],
  ]
  for (const [path, words] of cases) {
    const { code, output } = await npm('restore', [path], target.env)
    expect([path, code, output]).toEqual([path, 1, expect.stringMatching(words)])
  }
  expect(
    (await target.query(`select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`)).rows,
  ).toEqual([])
  expect(await readdir(target.dataDir)).toEqual([])
})

test('a market that is there is kept unless --replace is said, and one that runs always', CASE, async () => {
  const target = await emptyTarget(folder)
  expect(await npm('restore', [archive], target.env)).toMatchObject({ code: 0 })
  await target.query(`update users set first_name = 'Later'`)
  const refused = await npm('restore', [archive], target.env)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
  const { pool, close } = connect({ ...target.options, max: 1 }, () => undefined)
  await pool.query('select 1')
  expect(await npm('restore', [archive, '--replace'], target.env)).toMatchObject({
    code: 1,
    output: expect.stringContaining('stop it first'),
  })
  await close()
  expect((await target.query(`select from users where first_name = 'Later'`)).rows.length).toBeGreaterThan(0)
  expect(await npm('restore', [archive, '--replace'], target.env)).toMatchObject({ code: 0 })
  expect(await fingerprint(target.query)).toEqual(known)
})

test('killed in the middle: nothing opens half, and doing it again brings all back', CASE, async () => {
  const target = await emptyTarget(folder)
  const begun = async () => (await readdir(target.dataDir)).includes('restore-unfinished')
  await npm('restore', [archive], target.env, begun)
  expect(await npm('ledger-verify', [], target.env)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Run it again'),
  })
  expect(await npm('restore', [archive], target.env)).toMatchObject({ code: 0 })
  expect(await fingerprint(target.query)).toEqual(known)
})

test('a back-up that cannot be finished leaves no file under its name, and none is written over', CASE, async () => {
  const before = await readFile(archive)
  expect(await npm('backup', [archive], source())).toMatchObject({ code: 1, output: expect.stringContaining('EEXIST') })
  expect((await readFile(archive)).equals(before)).toBe(true)
  const place = await mkdtemp(join(folder, 'killed-'))
  const path = join(place, 'obieg-1.backup')
  await npm('backup', [path], source(), async () => (await readdir(place)).length > 0)
  expect((await readdir(place)).filter((name) => !name.endsWith('.part'))).toEqual([])
  expect(await npm('backup', [path], source())).toMatchObject({ code: 0 })
  expect(await readdir(place)).toEqual(['obieg-1.backup'])
  const limited = await backupOnFullDisk(join(place, 'obieg-2.backup'), source())
  expect(limited).not.toBe(0)
  expect(await readdir(place)).toEqual(['obieg-1.backup'])
})
