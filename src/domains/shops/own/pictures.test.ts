import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture, upload } from '../../../../test/factories/company.ts'
import { authOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { shopBody } from '../../../../test/factories/shop.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

const LIMIT = 2 * 1024 * 1024
let market: TestMarket
let clock = Date.now()
beforeAll(async () => {
  market = await testMarket({ now: () => new Date(clock) })
})
afterAll(() => market.close())

async function aStall() {
  const seller = await aSeller(market.deps)
  const auth = await authOf(market, seller.ownerId)
  const base = `/api/companies/${seller.companyId}`
  const send = async (bytes?: Buffer) =>
    upload(market, 'POST', `${base}/shop-pictures`, bytes ?? (await aPicture(80, 60).jpeg().toBuffer()), auth)
  const save = (revision: number, images: object[]) =>
    market.api('PUT', `${base}/shops/${seller.shopId}`, { ...shopBody(), images, revision }, auth)
  return { ...seller, auth, send, save }
}
const served = async (key: string) => (await fetch(`${market.url}/files/${key}-320.webp`)).status
const sweep = async () => {
  await market.runJob('accounts.forgetOld')
}

test('E09 a shop shows its pictures in the order given, with what is on them', async () => {
  const { shopId, send, save } = await aStall()
  const [first, second] = [(await send()).json, (await send()).json]
  expect(first).toMatchObject({ width: 80, height: 60 })
  const images = [{ ...second, alt: { 'pl-PL': 'Witryna' } }, first]
  expect((await save(1, images)).json.images).toEqual(images)
  expect((await market.api('GET', `/api/shops/${shopId}`)).json.images).toEqual(images)
  expect(await served(first.key)).toBe(200)
})
test('V06 B06 two megabytes are taken, one byte more is not', async () => {
  const { send } = await aStall()
  const picture = await aPicture().jpeg().toBuffer()
  const heavy = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
  expect((await send(heavy(LIMIT))).status).toBe(201)
  const { status, json } = await send(heavy(LIMIT + 1))
  expect([status, json.errors]).toMatchObject([413, [{ field: 'file', code: 'file_too_large' }]])
  expect(json.errors[0].message).toBe('Rozmiar pliku przekracza 2 MB')
  expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).json.errors[0].code).toBe(
    'not_a_picture',
  )
})
test('a picture that was taken off goes with the next sweep; one that no shop took after a day', async () => {
  const { send, save } = await aStall()
  const [kept, dropped, unclaimed] = [(await send()).json, (await send()).json, (await send()).json]
  await save(1, [kept, dropped])
  await save(2, [kept])
  clock += 25 * 3_600_000
  await sweep()
  expect(await Promise.all([kept, dropped, unclaimed].map(({ key }) => served(key)))).toEqual([200, 404, 404])
})
test('P01 a picture of another company, one twice, or one that never was is refused, and nothing changes', async () => {
  const mine = await aStall()
  const other = await aStall()
  const foreign = (await other.send()).json
  const own = (await mine.send()).json
  const never = { key: `shops/${mine.companyId}/../x`, width: 1, height: 1 }
  for (const images of [[foreign], [own, own], [never], [{ ...own, key: 'companies/x' }]]) {
    const { status, json } = await mine.save(1, images)
    expect([status, json.code]).toEqual([422, 'picture_unknown'])
  }
  // The other company can still use it, and the refused one is still there to be taken.
  expect((await other.save(1, [foreign])).status).toBe(200)
  expect((await mine.save(1, [own])).status).toBe(200)
  expect((await mine.save(2, [own, foreign])).json.errors).toMatchObject([{ field: 'images.1' }])
})
test('at most eight', async () => {
  const { send, save } = await aStall()
  const images: object[] = []
  for (let number = 0; number < 9; number++) images.push((await send()).json)
  expect((await save(1, images)).status).toBe(422)
  expect((await save(1, images.slice(1))).status).toBe(200)
})
