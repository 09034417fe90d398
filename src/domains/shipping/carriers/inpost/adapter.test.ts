import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeInpost, fakeInpost, INPOST_KEYS } from '../../../../../demo/stand-ins/inpost/inpost.ts'
import { type PaymentServer, servePayments } from '../../../../../test/fakes/payment-server.ts'
import { providerDeps } from '../../../../../test/fakes/provider-deps.ts'
import type { Consignment } from '../carrier.ts'
import { inpostAdapter } from './adapter.ts'

const { deps, clock } = providerDeps()
let server: PaymentServer
let fake: FakeInpost
const connect = (over: Partial<typeof INPOST_KEYS> = {}) =>
  inpostAdapter(deps, { baseUrl: server.url, privateNetworks: true, values: { ...INPOST_KEYS, ...over } })

beforeAll(async () => {
  fake = fakeInpost({ now: deps.now, points: [{ name: 'WAW21A' }] })
  server = await servePayments(fake.app)
})
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(fake, { slow: false, confirmsLater: false, funds: null, bought: [] })
  server.heal()
  server.calls.length = 0
  clock.later = 0
})

const person = {
  ...{ company: null, firstName: 'Anna', lastName: 'Nowak', email: 'anna@example.com', phone: '+48 600 700 800' },
  address: { street: 'ul. Długa 5a/12', postalCode: '00-950', city: 'Warszawa', country: 'PL' },
}
const locker: Consignment = {
  ...{ reference: 'E-1001', way: 'locker', point: 'WAW21A', handOver: 'locker', cash: null, insured: null },
  receiver: { ...person, address: null },
  sender: { ...person, company: 'Drugie Życie' },
  parcels: [{ size: 'small', length: 0, width: 0, height: 0, weight: 900 }],
}
const courier: Consignment = {
  ...locker,
  way: 'courier',
  point: null,
  receiver: person,
  handOver: 'courier',
  insured: 150_000,
}
async function prepared(consignment = locker, by = connect()) {
  const made = await by.prepare(consignment)
  if (!('externalId' in made)) throw new Error(JSON.stringify(made))
  return made.externalId
}
const shipmentOf = (id: string) => fake.shipments.get(id)
const asked = (words: string) => server.calls.filter((call) => call.includes(words))

test('a locker parcel is announced without being bought, bought once, and has its number and label', async () => {
  fake.funds = 100
  const inpost = connect()
  const id = await prepared()
  expect(fake.bought).toEqual([])
  expect(await inpost.fetchStanding(id)).toEqual({ state: 'prepared', price: 1699 })
  const bought = { state: 'bought', price: 1699, numbers: [expect.stringMatching(/^\d{24}$/)] }
  expect(await inpost.buy(id)).toEqual(bought)
  expect(await inpost.buy(id)).toEqual(bought)
  expect(await inpost.fetchStanding(id)).toEqual(bought)
  expect(fake.bought).toEqual([Number(id)])
  expect((await inpost.fetchLabel(id, 'pdf')).toString('latin1')).toMatch(/^%PDF-/)
  expect((await inpost.fetchLabel(id, 'zpl')).toString()).toMatch(/^\^XA/)
  expect(shipmentOf(id)).toMatchObject({
    service: 'inpost_locker_standard',
    reference: 'E-1001',
    receiver: { first_name: 'Anna', email: 'anna@example.com', phone: '600700800' },
    parcels: [{ template: 'small' }],
    custom_attributes: { target_point: 'WAW21A', sending_method: 'parcel_locker' },
  })
})

test('several parcels by courier: measures in millimetres and kilograms, an address in parts, cover and cash in zloty, a number each', async () => {
  const two = [
    { size: 'medium', length: 300, width: 200, height: 150, weight: 2500 },
    { size: 'small', length: 0, width: 0, height: 0, weight: 0 },
  ] as const
  const id = await prepared({ ...courier, parcels: two, cash: 200_050 })
  expect(await connect().buy(id)).toMatchObject({
    state: 'bought',
    price: null,
    numbers: [expect.stringMatching(/0$/), expect.stringMatching(/1$/)],
  })
  expect(shipmentOf(id)).toMatchObject({
    receiver: { address: { street: 'ul. Długa', building_number: '5a/12', post_code: '00-950', country_code: 'PL' } },
    parcels: [
      { dimensions: { length: '300', width: '200', height: '150', unit: 'mm' }, weight: { amount: '2.5', unit: 'kg' } },
      { dimensions: { length: '640', width: '380', height: '80' }, weight: { amount: '0.1' } },
    ],
    custom_attributes: { sending_method: 'dispatch_order' },
    cod: { amount: 2000.5, currency: 'PLN' },
    insurance: { amount: 2000.5, currency: 'PLN' },
  })
})

test('what InPost would refuse is refused before it is asked', async () => {
  const inpost = connect()
  const foreign = { ...person, phone: '+49 30 12345678' }
  for (const [wrong, reason] of [
    [{ ...locker, receiver: { ...locker.receiver, phone: '12 34' } }, 'receiverPhone'],
    [{ ...locker, receiver: { ...foreign, address: null } }, 'receiverPhone'],
    [{ ...locker, receiver: { ...locker.receiver, email: '' } }, 'receiverEmail'],
    [{ ...locker, point: null }, 'point'],
    [{ ...locker, parcels: [...locker.parcels, ...locker.parcels] }, 'size'],
    [{ ...courier, receiver: { ...person, address: { ...person.address, country: 'DE' } } }, 'receiverAddress'],
    [{ ...courier, insured: null }, 'insurance'],
    [{ ...courier, parcels: [{ ...courier.parcels[0], weight: 25_001 }] }, 'size'],
    [{ ...locker, sender: foreign }, 'sender'],
  ] as [Consignment, string][]) {
    expect(await inpost.prepare(wrong)).toEqual({ refusal: { reason, words: null } })
  }
  expect(server.calls).toEqual([])
})

test('what InPost itself refuses names the field in its own words, and nothing is bought', async () => {
  const inpost = connect()
  const closed = await inpost.prepare({ ...locker, point: 'WAW99X' })
  expect(closed).toEqual({ refusal: { reason: 'point', words: expect.stringContaining('does_not_exist') } })
  const nowhere = { ...person, address: { ...person.address, postalCode: '1234' } }
  expect(await inpost.prepare({ ...courier, receiver: nowhere })).toMatchObject({
    refusal: { reason: 'receiverAddress' },
  })
  expect(fake.bought).toEqual([])
})

test('a shipment that is still thinking, runs out or was never known is told as it stands', async () => {
  fake.slow = true
  const inpost = connect()
  const id = await prepared()
  expect(await inpost.fetchStanding(id)).toEqual({ state: 'pending' })
  expect(await inpost.buy(id)).toEqual({ state: 'pending' })
  fake.think(Number(id))
  clock.later = 25 * 3_600_000
  expect(await inpost.buy(id)).toEqual({ state: 'gone' })
  expect(await inpost.buy('999999')).toEqual({ state: 'gone' })
  expect([fake.bought, asked('/buy')]).toEqual([[], []])
})

test('money that is short is told, and the same shipment is bought when it is there', async () => {
  fake.funds = 5
  const inpost = connect()
  const id = await prepared()
  expect(await inpost.buy(id)).toEqual({ state: 'refused', refusal: { reason: 'funds', words: null } })
  expect(await inpost.fetchStanding(id)).toMatchObject({ state: 'refused' })
  fake.funds = 50
  expect(await inpost.buy(id)).toMatchObject({ state: 'bought' })
  expect(fake.bought).toHaveLength(1)
})

test.each(['cut', 'garbage', { status: 500 }, { status: 429 }, 'lost'] as const)(
  'a purchase whose answer ends as %j is bought once',
  async (trouble) => {
    const inpost = connect()
    const id = await prepared()
    server.spoil('/buy', trouble)
    await expect(inpost.buy(id)).rejects.toThrow(/^inpost /)
    expect(await inpost.buy(id)).toMatchObject({ state: 'bought' })
    expect(fake.bought).toEqual([Number(id)])
  },
)

test('a confirmation that takes a moment is waited for, and two who buy at once buy one', async () => {
  fake.confirmsLater = true
  const inpost = connect()
  const id = await prepared()
  expect(await inpost.buy(id)).toEqual({ state: 'pending' })
  await fake.confirm(Number(id))
  expect(await inpost.fetchStanding(id)).toMatchObject({ state: 'bought' })
  fake.confirmsLater = false
  const other = await prepared()
  const both = await Promise.all([inpost.buy(other), connect().buy(other)])
  expect(both.map(({ state }) => state)).toEqual(['bought', 'bought'])
  expect(fake.bought.filter((one) => one === Number(other))).toHaveLength(1)
})

test('what is paid for and not confirmed yet is not paid for again, whoever asks, also where the answer was lost and its offer has run out', async () => {
  fake.confirmsLater = true
  const inpost = connect()
  const id = await prepared()
  server.spoil('/buy', 'cut')
  await expect(inpost.buy(id)).rejects.toThrow(/^inpost /)
  for (const ask of [inpost.buy, inpost.fetchStanding, inpost.buy]) expect(await ask(id)).toEqual({ state: 'pending' })
  clock.later = 25 * 3_600_000
  expect(await inpost.fetchStanding(id)).toEqual({ state: 'pending' })
  expect(fake.bought).toEqual([Number(id)])
  await fake.confirm(Number(id))
  expect(await inpost.buy(id)).toMatchObject({ state: 'bought' })
  expect(fake.bought).toEqual([Number(id)])
})

test('what is not bought is taken back; what is bought is not', async () => {
  const inpost = connect()
  const id = await prepared()
  expect([await inpost.cancel(id), await inpost.cancel(id)]).toEqual(['cancelled', 'cancelled'])
  expect(await inpost.buy(id)).toEqual({ state: 'gone' })
  const bought = await prepared()
  await inpost.buy(bought)
  expect(await inpost.cancel(bought)).toBe('tooLate')
})

test('what is no label is none', async () => {
  const inpost = connect()
  const id = await prepared()
  await expect(inpost.fetchLabel(id, 'pdf')).rejects.toThrow('inpost status 400')
  await inpost.buy(id)
  server.spoil('/label', 'garbage')
  await expect(inpost.fetchLabel(id, 'pdf')).rejects.toThrow('inpost not_understood')
  expect((await inpost.fetchLabel(id, 'pdf')).length).toBeGreaterThan(100)
})

test('a courier is called for what was bought', async () => {
  const inpost = connect()
  const id = await prepared(courier)
  const request = {
    ...{ externalIds: [id], address: person.address, name: 'Sklep', phone: '600700800' },
    ...{ email: 'a@b.pl', parcels: [], day: '2026-11-25', from: '09:00', until: '16:00' },
    note: null,
  }
  expect(await inpost.orderCollection?.(request)).toMatchObject({ refusal: { reason: 'other' } })
  await inpost.buy(id)
  const told = await inpost.orderCollection?.(request)
  expect(told).toEqual({ collection: expect.stringMatching(/^\d+$/) })
  expect(fake.dispatches.at(-1)).toMatchObject({
    shipments: [Number(id)],
    address: { street: 'ul. Długa', building_number: '5a/12' },
  })
  const collection = told && 'collection' in told ? told.collection : ''
  fake.slow = true
  expect(await inpost.fetchCollection?.(collection)).toEqual({ state: 'pending' })
  fake.slow = false
  expect(await inpost.fetchCollection?.(collection)).toEqual({ state: 'confirmed' })
  expect([await inpost.cancelCollection?.(collection), await inpost.cancelCollection?.(collection)]).toEqual([
    ...['cancelled', 'cancelled'],
  ])
  expect(await inpost.fetchCollection?.(collection)).toEqual({ state: 'gone' })
  expect(await inpost.fetchCollection?.('999999')).toEqual({ state: 'gone' })
})

test('a courier who is called for what was to be dropped off is refused a moment later', async () => {
  const inpost = connect()
  const id = await prepared()
  await inpost.buy(id)
  const told = await inpost.orderCollection?.({
    ...{ externalIds: [id], parcels: [], address: person.address, name: 'Sklep' },
    ...{ phone: '600700800', email: 'a@b.pl', day: '2026-11-25', from: '09:00', until: '16:00', note: null },
  })
  const collection = told && 'collection' in told ? told.collection : ''
  expect(await inpost.fetchCollection?.(collection)).toMatchObject({
    ...{ state: 'refused', refusal: { reason: 'service', words: expect.stringContaining('CustomerDelivering') } },
  })
  expect(await inpost.cancelCollection?.(collection)).toBe('cancelled')
})

test('a parcel is followed, oldest first; what InPost does not know is no parcel, words it has not told us yet are on their way', async () => {
  const inpost = connect()
  const id = await prepared()
  const standing = await inpost.buy(id)
  const [number = ''] = standing.state === 'bought' ? standing.numbers : []
  await fake.happen(number, 'teleported', new Date('2026-11-20T10:00:00Z'), 'KRA')
  await fake.happen(number, 'ready_to_pickup', new Date('2026-11-20T09:00:00Z'))
  expect((await inpost.track(number))?.map(({ code, meaning }) => [code, meaning])).toEqual([
    ['ready_to_pickup', 'readyToCollect'],
    ['teleported', 'inTransit'],
    ['confirmed', 'labelReady'],
  ])
  expect((await inpost.track(number))?.[1]).toEqual({
    raw: '{"status":"teleported","agency":"KRA","datetime":"2026-11-20T10:00:00.000Z"}',
    ...{ code: 'teleported', meaning: 'inTransit', place: 'KRA' },
    at: new Date('2026-11-20T10:00:00Z'),
  })
  expect(await inpost.track('000000000000000000000000')).toBeNull()
})

test('keys are tried: right ones, a wrong token, another organisation, a silent InPost', async () => {
  await connect().test()
  const wrong = { kind: 'invalid', code: 'carrier_refused_keys' }
  await expect(connect({ apiKey: 'another-token-0002' }).test()).rejects.toMatchObject(wrong)
  await expect(connect({ organizationId: '7' }).test()).rejects.toMatchObject(wrong)
  server.spoil('/organizations', 'lost')
  await expect(connect().test()).rejects.toThrow('inpost unreachable')
})
