import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDiskFull, watchDisk } from '../../src/platform/files/disk-space.ts'
import { diskFiles } from '../../src/platform/files/files.ts'
import { aPerson } from '../factories/person.ts'
import { type TestMarket, testMarket } from '../market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const MORE_THAN_ANY_DISK = { MIN_FREE_MB: '1000000000' }

test('when the disk has no room, readiness says so, reading goes on and writing is refused with a word', async () => {
  const full = await testMarket({ env: MORE_THAN_ANY_DISK })
  const ready = await full.api('GET', '/readyz')
  expect([ready.status, ready.json.status]).toEqual([503, 'disk full'])
  expect((await full.api('GET', '/healthz')).status).toBe(200)
  expect((await full.api('GET', '/api/settings')).status).toBe(200)
  const words = { 'pl-PL': 'brakuje miejsca', 'en-US': 'run out of disk space', 'de-DE': 'kein Speicherplatz' }
  for (const [locale, word] of Object.entries(words)) {
    const credentials = { email: 'hanna@example.com', password: 'whatever-it-is-1' }
    const refused = await full.api('POST', '/api/users/login', credentials, { 'accept-language': locale })
    expect([refused.status, refused.json.code, refused.headers.get('retry-after')]).toEqual([503, 'disk_full', '60'])
    expect(refused.json.title).toContain(word)
  }
  await full.close()
})
test('room that comes back is noticed without a restart', async () => {
  let free = 5
  const disk = watchDisk('/', 10, async () => free)
  expect(await disk.isFull()).toBe(true)
  free = 20
  await expect.poll(() => disk.isFull()).toBe(false)
})
test('a disk that cannot be asked does not close the market', async () => {
  expect(await watchDisk('/', 10, () => Promise.reject(new Error('not here'))).isFull()).toBe(false)
})
test('a database whose own disk is full is told as 503, not as a fault of the program', async () => {
  await market.query(`create function no_space() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  await market.query(
    'create trigger no_space before insert on shipping_addresses for each row execute function no_space()',
  )
  const { auth } = await aPerson(market)
  const address = { firstName: 'Ola', lastName: 'Lis', address: 'Lipowa 1', postalCode: '00-001', city: 'Warszawa' }
  const body = { ...address, region: '', country: 'PL' }
  const refused = await market.api('POST', '/api/account/shipping-data', body, auth)
  expect([refused.status, refused.json.code]).toEqual([503, 'disk_full'])
  expect((await market.api('GET', '/readyz')).status).toBe(200)
})
test('a file that finds no room leaves no half behind', async () => {
  // A device that answers every write as a full disk does.
  const real = await writeFile('/dev/full', 'x').catch((error: unknown) => error)
  expect(isDiskFull(real)).toBe(true)
  expect(isDiskFull(new Error('while saving', { cause: real }))).toBe(true)
  expect(isDiskFull(new Error('something else'))).toBe(false)
  const folder = await mkdtemp(join(tmpdir(), 'obieg-disk-'))
  const files = diskFiles(folder, { isFull: async () => true })
  await expect(files.write('originals/one.webp', Buffer.from('x'))).rejects.toMatchObject({ code: 'disk_full' })
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
