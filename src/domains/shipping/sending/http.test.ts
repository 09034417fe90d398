import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aSeller } from '../../../../test/factories/seller.ts'
import { shopBody } from '../../../../test/factories/shop.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { openSession } from '../../accounts/index.ts'
import { MOST_SENDERS, type SenderView, type SendingView } from './contract.ts'
import { readSending } from './read-sending.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

let companyId: number
let auth: Record<string, string>
beforeEach(async () => {
  const seller = await aSeller(market.deps)
  companyId = seller.companyId
  auth = { authorization: `Bearer ${await openSession(market.deps, seller.ownerId)}` }
})

const call = (method: string, path: string, body?: unknown) =>
  market.api(method, `/api/companies/${companyId}${path}`, body, auth)
const read = async (): Promise<SendingView> => (await call('GET', '/sending')).json
const save = async (settings: object, revision?: number) =>
  call('PUT', '/sending', { revision: revision ?? (await read()).revision, ...settings })
const from = {
  ...{ shopId: null as number | null, name: 'Magazyn', contact: 'Anna Lis', phone: '+48 600 100 200', usual: false },
  ...{ email: 'magazyn@example.com', street: 'ul. Długa 2', postalCode: '31-147', city: 'Kraków', country: 'PL' },
}
const add = (part: Partial<typeof from> = {}) => call('POST', '/senders', { ...from, ...part })
const wrong = ({ status, json }: Awaited<ReturnType<typeof call>>) => [
  status,
  ...json.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
]
const usualOf = ({ senders }: SendingView) => senders.filter(({ usual }) => usual).map(({ name }) => name)
const trail = async () =>
  (
    await market.query(`select count(*)::int as n from audit_log where action = 'sendingChanged' and subject_id = $1`, [
      String(companyId),
    ])
  ).rows[0].n

test('a company that has set nothing sends from its own address, in the largest boxes, to a label printer', async () => {
  const view = await read()
  expect(view).toMatchObject({
    ...{ revision: 0, print: 'a6', handOvers: {}, collection: null, senders: [] },
    boxes: { small: null, medium: null, large: null },
  })
  const sending = await readSending(market.deps, companyId)
  expect(sending.sender()).toMatchObject({ company: view.company.name, firstName: '', lastName: '' })
  expect(sending.measures.medium).toEqual({ length: 640, width: 380, height: 190, weight: 10_000 })
  expect([sending.print, sending.handOver('inpost_locker'), sending.handOver('store_pickup')]).toEqual([
    ...['a6', 'locker', undefined],
  ])
})

test('addresses: the first is the usual one, there is always one, and labels take the one that is named, near or usual', async () => {
  const shop = (await call('POST', '/shops', shopBody())).json
  expect((await add()).status).toBe(201)
  const both = (await add({ name: 'Sklep', shopId: shop.id, contact: 'Jan Maria Kos' })).json as SendingView
  expect([usualOf(both), both.shops.map(({ id }) => id)]).toEqual([['Magazyn'], expect.arrayContaining([shop.id])])
  const atShop = both.senders.find(({ name }) => name === 'Sklep') as SenderView
  const sending = await readSending(market.deps, companyId)
  expect([sending.sender(), sending.sender({ shopIds: [shop.id] }), sending.sender({ id: atShop.id })]).toMatchObject([
    { company: 'Magazyn', firstName: 'Anna', lastName: 'Lis', address: { street: 'ul. Długa 2' } },
    { company: 'Sklep', firstName: 'Jan Maria', lastName: 'Kos' },
    { company: 'Sklep' },
  ])
  expect(() => sending.sender({ id: 999_999_999 })).toThrow('sender_not_found')

  const { id, revision } = atShop
  const moved = await call('PUT', `/senders/${id}`, { ...from, name: 'Sklep', usual: true, revision })
  expect(usualOf(moved.json)).toEqual(['Sklep'])
  const stale = await call('PUT', `/senders/${id}`, { ...from, name: 'Inny', revision })
  expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile'])
  // One that is the usual one stays so until another is.
  const now = (moved.json as SendingView).senders.find((one) => one.id === id) as SenderView
  const kept = await call('PUT', `/senders/${id}`, { ...from, name: 'Sklep', usual: false, revision: now.revision })
  expect(usualOf(kept.json)).toEqual(['Sklep'])
  expect(usualOf((await call('DELETE', `/senders/${id}`)).json)).toEqual(['Magazyn'])
  expect((await call('DELETE', `/senders/${id}`)).json.code).toBe('sender_not_found')
})

test('what is wrong with an address is named by its field, and nothing of it is kept', async () => {
  const other = await aSeller(market.deps)
  const owner = { authorization: `Bearer ${await openSession(market.deps, other.ownerId)}` }
  const theirs = (await market.api('POST', `/api/companies/${other.companyId}/shops`, shopBody(), owner)).json
  expect(wrong(await add({ phone: '12' }))).toEqual([422, expect.stringContaining('phone')])
  expect(wrong(await add({ email: 'nobody' }))).toEqual([422, expect.stringContaining('email')])
  expect(wrong(await add({ name: '  ' }))).toEqual([422, expect.stringContaining('name')])
  expect(wrong(await add({ postalCode: '31147' }))).toEqual([422, 'postalCode postal_code_unfit'])
  expect(wrong(await add({ shopId: theirs.id }))).toEqual([422, 'shopId shop_not_found'])
  expect([(await read()).senders, await trail()]).toEqual([[], 0])
})

test('many who add addresses at once keep one usual address and never too many', async () => {
  const answers = await Promise.all(
    Array.from({ length: MOST_SENDERS + 5 }, (_, index) => add({ name: `Magazyn ${index}`, usual: index % 3 === 0 })),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(MOST_SENDERS).fill(201), ...Array(5).fill(409)])
  const view = await read()
  expect([view.senders.length, usualOf(view).length]).toEqual([MOST_SENDERS, 1])
})

test('own boxes, printing, hand-over and collection times are kept apart, and hold for labels', async () => {
  const small = { length: 200, width: 150, height: 60, weight: 1200 }
  expect((await save({ boxes: { small, medium: null, large: null } })).json.boxes.small).toEqual(small)
  await save({ print: 'zpl' })
  await save({ handOvers: { inpost_courier: 'counter' } })
  const collection = { days: ['mon', 'fri'], from: '09:00', until: '16:00', cutOff: '12:00', automatic: true }
  const saved = await save({ collection })
  expect(saved.json).toMatchObject({
    ...{ revision: 4, print: 'zpl', handOvers: { inpost_courier: 'counter' }, collection, boxes: { small } },
  })
  const sending = await readSending(market.deps, companyId)
  expect(sending.measures.small).toEqual(small)
  expect([sending.measures.large.length, sending.print, sending.handOver('inpost_courier')]).toEqual([
    ...[640, 'zpl', 'counter'],
  ])
  const cleared = await save({ boxes: { small: null, medium: null, large: null }, collection: null })
  expect(cleared.json).toMatchObject({ boxes: { small: null }, collection: null, print: 'zpl' })
  expect(await trail()).toBe(5)
})

test('a box may be turned, but must be no larger or heavier than its size; every wrong field is named', async () => {
  const boxes = { small: null, medium: null, large: null }
  const box = { length: 80, width: 640, height: 380, weight: 25_000 }
  expect((await save({ boxes: { ...boxes, small: box } })).status).toBe(200)
  const tooLarge = { length: 641, width: 380, height: 81, weight: 25_001 }
  expect(wrong(await save({ boxes: { ...boxes, small: tooLarge } }))).toEqual([
    ...[
      422,
      'boxes.small.length box_too_large',
      'boxes.small.height box_too_large',
      'boxes.small.weight box_too_heavy',
    ],
  ])
  const times = { days: ['mon'], from: '16:00', until: '09:00', cutOff: '10:00', automatic: false }
  const both = { handOvers: { gls_courier: 'locker', store_pickup: 'courier' }, collection: times }
  expect(wrong(await save(both))).toEqual([
    ...[422, 'handOvers.gls_courier hand_over_unfit', 'handOvers.store_pickup hand_over_unfit'],
    ...['collection.until collection_hours', 'collection.cutOff collection_cut_off'],
  ])
  expect((await save({ boxes: { ...boxes, small: { ...box, length: 0 } } })).status).toBe(422)
  expect((await save({ collection: { ...times, from: '9:00' } })).status).toBe(422)
  expect(await read()).toMatchObject({ revision: 1, boxes: { small: box }, collection: null })
})

test('of two tabs the second is told, and nothing of what the first saved is lost', async () => {
  const answers = await Promise.all([save({ print: 'a4' }, 0), save({ print: 'zpl' }, 0)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await read()).toMatchObject({ revision: 1 })
})

test('an address outlives the shop it was begun with', async () => {
  const shop = (await call('POST', '/shops', shopBody())).json
  await add({ shopId: shop.id })
  await call('DELETE', `/shops/${shop.id}`)
  const [sender] = (await read()).senders
  expect(sender?.name).toBe('Magazyn')
  const saved = await call('PUT', `/senders/${sender?.id}`, { ...from, shopId: null, revision: sender?.revision })
  expect(saved.status).toBe(200)
})
