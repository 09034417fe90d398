import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeDpd, fakeDpd } from '../../../../../demo/stand-ins/dpd/dpd.ts'
import { DPD_KEYS } from '../../../../../demo/stand-ins/dpd/state.ts'
import { type PaymentServer, servePayments, type Trouble } from '../../../../../test/fakes/payment-server.ts'
import { providerDeps } from '../../../../../test/fakes/provider-deps.ts'
import type { CollectionRequest, Consignment } from '../carrier.ts'
import { dpdAdapter } from './adapter.ts'

const { deps } = providerDeps()
let server: PaymentServer
let fake: FakeDpd
const connect = (over: Partial<typeof DPD_KEYS> = {}, events: string | null = server.url) =>
  dpdAdapter(deps, {
    ...{ baseUrl: server.url, otherUrls: { events, meta: server.url }, privateNetworks: true },
    values: { ...DPD_KEYS, dialect: 'soap', ...over },
  })

beforeAll(async () => {
  fake = fakeDpd({
    points: [{ code: 'PL11033' }, { code: 'PL11034', full: true }, { code: 'PL11035', takesCash: false }],
  })
  server = await servePayments(fake.app)
})
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(fake, { fault: null, status: null, numbered: [], pickupCalls: [], ranges: ['09:00-16:00'] })
  server.trouble = () => undefined
  server.calls.length = 0
  turn += 1
})
/** All operations have one address: the call that goes wrong is known by its turn. */
function spoilCall(nth: number, trouble: Trouble) {
  let left = nth
  server.trouble = () => {
    left -= 1
    return left === 0 ? trouble : undefined
  }
}

let turn = 0
const person = {
  ...{
    company: null,
    firstName: 'Anna',
    lastName: 'Nowak <b> & "s-ka"',
    email: 'a@example.com',
    phone: '+48600700800',
  },
  address: { street: 'ul. Długa 5a/12', postalCode: '00-950', city: 'Warszawa', country: 'PL' },
}
/** Each test sends under a reference of its own, as every label has its own. */
const courier = (over: Partial<Consignment> = {}): Consignment => ({
  ...{ reference: `E-${1000 + turn}`, way: 'courier', point: null, handOver: 'courier', cash: null, insured: null },
  ...{ receiver: person, sender: { ...person, company: 'Drugie Życie' } },
  parcels: [{ size: 'small', length: 301, width: 200, height: 150, weight: 905 }],
  ...over,
})
const toPoint = (over: Partial<Consignment> = {}) =>
  courier({
    ...{ way: 'pickup', point: 'PL11033', receiver: { ...person, address: null } },
    pointAddress: { street: 'ul. Krótka 1', postalCode: '30-001', city: 'Kraków', country: 'PL' },
    ...over,
  })
async function prepared(consignment = courier(), by = connect()) {
  const made = await by.prepare(consignment)
  if (!('externalId' in made)) throw new Error(JSON.stringify(made))
  return made.externalId
}
const kept = () => fake.packages.get(`E-${1000 + turn}`)

test('a parcel has its number at once, is bought by it as often as one likes, and has its label in each format', async () => {
  const dpd = connect()
  const id = await prepared()
  expect(kept()).toMatchObject({
    ...{ pudo: null, cod: null, declaredValue: null, country: 'PL' },
    receiver: {
      name: 'Anna Nowak <b> & "s-ka"',
      address: 'ul. Długa 5a/12',
      postalcode: '00950',
      phone: '+48600700800',
    },
    sender: { company: 'Drugie Życie', fid: '1495' },
    parcels: [{ weight: '0.91' }],
  })
  // Nothing empty is sent: a person has no company.
  expect(kept()?.receiver).not.toHaveProperty('company')
  expect(await dpd.fetchStanding(id)).toEqual({ state: 'prepared', price: null })
  const bought = { state: 'bought', price: null, numbers: [expect.stringMatching(/^\d{13}U$/)] }
  expect([await dpd.buy(id), await connect().buy(id)]).toEqual([bought, bought])
  expect(fake.numbered).toHaveLength(1)
  expect((await dpd.fetchLabel(id, 'pdf')).toString('latin1')).toMatch(/^%PDF-/)
  expect((await dpd.fetchLabel(id, 'zpl')).toString()).toMatch(/^\^XA/)
})

test('B09 several parcels with cash on delivery and cover: kilograms, zloty, a number each', async () => {
  const two = [2500, 0].map((weight) => ({ ...(courier().parcels[0] as Consignment['parcels'][0]), weight }))
  const id = await prepared(courier({ parcels: two, cash: 200_050, insured: 300_000 }))
  expect(kept()).toMatchObject({
    ...{ cod: '2000.50', declaredValue: '3000.00' },
    parcels: [{ weight: '2.50' }, { weight: '0.10' }],
  })
  const standing = await connect().buy(id)
  expect(standing.state === 'bought' && standing.numbers).toEqual(kept()?.parcels.map(({ waybill }) => waybill))
})

test('to a point: its code, and the address where it lies', async () => {
  await prepared(toPoint())
  expect(kept()).toMatchObject({
    pudo: 'PL11033',
    receiver: { address: 'ul. Krótka 1', postalcode: '30001', city: 'Kraków' },
  })
})

test('what DPD would refuse is refused before it is asked', async () => {
  const abroad = { ...person, address: { ...person.address, country: 'DE', postalCode: '10115' } }
  for (const [wrong, reason] of [
    [courier({ receiver: { ...person, address: null } }), 'receiverAddress'],
    [courier({ point: 'PL11033' }), 'receiverAddress'],
    [courier({ receiver: { ...person, firstName: '', lastName: ' ' } }), 'receiverAddress'],
    [courier({ receiver: { ...person, phone: ' ' } }), 'receiverPhone'],
    [courier({ sender: { ...person, phone: '' } }), 'sender'],
    [courier({ parcels: [] }), 'size'],
    [courier({ parcels: [{ ...courier().parcels[0], weight: 31_501 } as Consignment['parcels'][0]] }), 'size'],
    [courier({ receiver: abroad, cash: 100 }), 'cash'],
    [toPoint({ point: null }), 'point'],
    [toPoint({ pointAddress: null }), 'point'],
    [toPoint({ receiver: { ...person, address: null, email: '' } }), 'receiverEmail'],
    [toPoint({ parcels: [...courier().parcels, ...courier().parcels] }), 'size'],
    [toPoint({ parcels: [{ ...courier().parcels[0], weight: 20_001 } as Consignment['parcels'][0]] }), 'size'],
  ] as [Consignment, string][]) {
    expect(await connect().prepare(wrong)).toEqual({ refusal: { reason, words: null } })
  }
  expect(server.calls).toEqual([])
})

test('abroad has labels of its own session', async () => {
  const german = { ...person, address: { street: 'Lange Str. 1', postalCode: '10115', city: 'Berlin', country: 'DE' } }
  const id = await prepared(courier({ receiver: german }))
  expect((await connect().fetchLabel(id, 'pdf')).toString('latin1')).toMatch(/^%PDF-/)
})

test('what DPD itself refuses is told by the field it names, with its words', async () => {
  const nowhere = { ...person, address: { ...person.address, postalCode: '1234' } }
  expect(await connect().prepare(courier({ receiver: nowhere }))).toEqual({
    refusal: { reason: 'receiverAddress', words: 'INCORRECT_RECEIVER_POSTAL_CODE Receiver/PostalCode; post code 1234' },
  })
  for (const [wrong, reason] of [
    [courier({ receiver: { ...person, phone: '12' } }), 'receiverPhone'],
    [courier({ cash: 1_500_001 }), 'cash'],
    [toPoint({ point: 'PL99999' }), 'point'],
    [toPoint({ point: 'PL11034' }), 'point'],
    [toPoint({ point: 'PL11035', cash: 100 }), 'cash'],
    [courier({ sender: { ...person, address: { ...person.address, postalCode: 'x' } } }), 'sender'],
  ] as [Consignment, string][]) {
    expect(await connect().prepare(wrong)).toMatchObject({ refusal: { reason } })
  }
  expect(fake.numbered).toEqual([])
  fake.status = 'ERROR_PAYER_BLOCKED'
  expect(await connect().prepare(courier())).toMatchObject({ refusal: { reason: 'funds' } })
})

test.each(['cut', 'garbage', { status: 500 }, { status: 503 }, 'lost'] as const)(
  'numbers whose answer ends as %j are made once: the reference finds them',
  async (trouble) => {
    spoilCall(1, trouble)
    await expect(connect().prepare(courier())).rejects.toThrow(/^dpd /)
    const id = await prepared()
    expect(fake.numbered).toHaveLength(1)
    expect(await connect().buy(id)).toMatchObject({ state: 'bought', numbers: fake.numbered })
  },
)

test.each(['cut', 'garbage', { status: 500 }, { status: 429 }, 'lost'] as const)(
  'a purchase whose answer ends as %j is bought once',
  async (trouble) => {
    const id = await prepared()
    spoilCall(1, trouble)
    await expect(connect().buy(id)).rejects.toThrow(/^dpd /)
    expect(await connect().fetchStanding(id)).toMatchObject({ state: 'prepared' })
    expect(await connect().buy(id)).toMatchObject({ state: 'bought', numbers: fake.numbered })
    expect(fake.numbered).toHaveLength(1)
  },
)

test('two who announce or buy at once have one number', async () => {
  const ids = await Promise.all([prepared(), prepared()])
  expect(new Set(ids).size).toBe(1)
  const both = await Promise.all(ids.map((id) => connect().buy(id)))
  expect(both.map(({ state }) => state)).toEqual(['bought', 'bought'])
  expect(fake.numbered).toHaveLength(1)
})

test('an answer that says nothing, and a fault that quotes a person, tell nothing', async () => {
  fake.status = 'UNKNOWN_ERROR'
  await expect(connect().prepare(courier())).rejects.toThrow('dpd not_understood')
  Object.assign(fake, { status: null, fault: 'java.lang.NullPointerException' })
  await expect(connect().prepare(courier())).rejects.toThrow(/^dpd status 500$/)
})

test('what is not handed over is given up; what a courier has is not; who may not ask for events may give up, too', async () => {
  const dpd = connect()
  const id = await prepared()
  await dpd.buy(id)
  const [number = ''] = fake.numbered
  fake.happen(number, '030103')
  expect(await dpd.cancel(id)).toBe('cancelled')
  expect(await connect({}, null).cancel(id)).toBe('cancelled')
  fake.happen(number, '040101')
  expect(await dpd.cancel(id)).toBe('tooLate')
  fake.fault = 'DeniedAccessWS'
  expect(await dpd.cancel(id)).toBe('cancelled')
  spoilCall(1, 'lost')
  await expect(dpd.cancel(id)).rejects.toThrow('dpd unreachable')
})

test('what DPD does not know is gone, and has no label', async () => {
  const gone = 'soap poland E-1 0000000000001U'
  expect([await connect().fetchStanding(gone), await connect().buy(gone)]).toEqual([
    { state: 'gone' },
    { state: 'gone' },
  ])
  await expect(connect().fetchLabel(gone, 'pdf')).rejects.toThrow('dpd not_understood')
  const id = await prepared()
  spoilCall(1, 'garbage')
  await expect(connect().fetchLabel(id, 'pdf')).rejects.toThrow('dpd not_understood')
})

const call: CollectionRequest = {
  ...{ externalIds: [], parcels: courier().parcels, address: person.address, name: 'Drugie Życie', phone: '600700800' },
  ...{ email: 'a@example.com', day: '2026-11-25', from: '12:00', until: '15:00', note: null },
}
test('a courier is asked for a day, with what there is to carry', async () => {
  const heavy = { ...(call.parcels[0] as Consignment['parcels'][0]), weight: 12_345 }
  expect(await connect().orderCollection?.({ ...call, parcels: [...call.parcels, heavy] })).toEqual({
    collection: 'P1',
  })
  expect(fake.pickupCalls).toEqual([
    { day: '2026-11-25', from: '12:00', until: '15:00', parcels: '2', weight: '13.25', city: 'Warszawa' },
  ])
})

test('hours in which no courier comes are told, a place that is none is refused, hours in another form hinder nobody', async () => {
  fake.ranges = ['08:00-10:00', '10:00-12:00']
  expect(await connect().orderCollection?.(call)).toEqual({
    refusal: { reason: 'service', words: '08:00–10:00, 10:00–12:00' },
  })
  expect(fake.pickupCalls).toEqual([])
  fake.ranges = ['afternoon']
  expect(await connect().orderCollection?.(call)).toMatchObject({ collection: 'P1' })
  const nowhere = { ...call, address: { ...call.address, postalCode: 'x' } }
  expect(await connect().orderCollection?.(nowhere)).toMatchObject({ refusal: { reason: 'sender' } })
})

test('a parcel is followed, oldest first, on the clock of the market; what is not known is no parcel', async () => {
  const dpd = connect()
  await prepared()
  const [number = ''] = fake.numbered
  expect(await dpd.track(number)).toBeNull()
  fake.happen(number, '170101', new Date('2026-11-25T07:00:00Z'))
  fake.happen(number, '040101', new Date('2026-07-24T16:00:00Z'), 'Kraków')
  fake.happen(number, '170304', new Date('2026-11-25T07:01:00Z'))
  fake.happen(number, '999999', new Date('2026-11-24T20:00:00Z'))
  const told = await dpd.track(number)
  // As it was told, but for the names of people, which stand deeper.
  expect(told?.every(({ code, raw }) => raw?.includes(`"businesscode":"${code}"`))).toBe(true)
  expect(told?.map(({ raw: _, ...event }) => event)).toEqual([
    { code: '040101', meaning: 'handedOver', at: new Date('2026-07-24T16:00:00Z'), place: 'Kraków' },
    { code: '999999', meaning: 'inTransit', at: new Date('2026-11-24T20:00:00Z'), place: 'Warszawa' },
    // The text that was sent after it is no move.
    { code: '170101', meaning: 'outForDelivery', at: new Date('2026-11-25T07:00:00Z'), place: 'Warszawa' },
  ])
  expect(await connect({}, null).track(number)).toBeNull()
})

test('keys are tried: right ones, a wrong password, another payer, a silent DPD', async () => {
  await connect().test()
  const wrong = { kind: 'invalid', code: 'carrier_refused_keys' }
  await expect(connect({ password: 'another-0002' }).test()).rejects.toMatchObject(wrong)
  await expect(connect({ payerNumber: '7' }).test()).rejects.toMatchObject(wrong)
  await expect(connect({ payerNumber: '7' }).prepare(courier())).rejects.toMatchObject(wrong)
  spoilCall(1, 'lost')
  await expect(connect().test()).rejects.toThrow('dpd unreachable')
})

test('the page of a proxy, whatever its status, and a document with entities are no answer', async () => {
  for (const status of [200, 302, 404, 407, 502]) {
    spoilCall(1, { status, body: '<html>' })
    await expect(connect().test()).rejects.toThrow(/^dpd /)
  }
})
