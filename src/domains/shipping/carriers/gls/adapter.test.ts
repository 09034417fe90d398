import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeGls, fakeGls, GLS_KEYS } from '../../../../../demo/stand-ins/gls/gls.ts'
import { type PaymentServer, servePayments, type Trouble } from '../../../../../test/fakes/payment-server.ts'
import { providerDeps } from '../../../../../test/fakes/provider-deps.ts'
import type { Consignment } from '../carrier.ts'
import { glsAdapter } from './adapter.ts'

const { deps } = providerDeps()
let server: PaymentServer
let fake: FakeGls
const connect = (over: Partial<typeof GLS_KEYS> = {}) =>
  glsAdapter(deps, { baseUrl: server.url, privateNetworks: true, values: { ...GLS_KEYS, ...over } })

beforeAll(async () => {
  fake = fakeGls()
  server = await servePayments(fake.app)
})
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(fake, { fault: null, pickups: [], mostCash: 6000 })
  server.trouble = () => undefined
  server.calls.length = 0
})
/** All operations have one address: the call that goes wrong is known by its turn. */
function spoilCall(turn: number, trouble: Trouble) {
  let left = turn
  server.trouble = () => {
    left -= 1
    return left === 0 ? trouble : undefined
  }
}

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
const courier: Consignment = {
  ...{ reference: 'E-1001', way: 'courier', point: null, handOver: 'courier', cash: null, insured: null },
  ...{ receiver: person, sender: { ...person, company: 'Drugie Życie' } },
  parcels: [{ size: 'small', length: 0, width: 0, height: 0, weight: 905 }],
}
async function prepared(consignment = courier, by = connect()) {
  const made = await by.prepare(consignment)
  if (!('externalId' in made)) throw new Error(JSON.stringify(made))
  return made.externalId
}
const inBox = (id: string) => fake.box.get(id.split('-')[0] ?? '')

test('a parcel lies in the box with its number, is bought once by a pickup, and has its label', async () => {
  const gls = connect()
  const id = await prepared()
  expect(inBox(id)?.fields).toMatchObject({
    ...{ rname1: 'Anna Nowak <b> & "s-ka"', rname2: '', rzipcode: '00-950', rstreet: 'ul. Długa 5a/12' },
    ...{ references: 'E-1001', quantity: '1', weight: '0.91', cod: '' },
  })
  expect([fake.pickups, await gls.fetchStanding(id)]).toEqual([[], { state: 'prepared', price: null }])
  const bought = { state: 'bought', price: null, numbers: [expect.stringMatching(/^\d{11}$/)] }
  expect([await gls.buy(id), await gls.buy(id), await gls.fetchStanding(id)]).toEqual([bought, bought, bought])
  expect(fake.pickups).toHaveLength(1)
  expect((await gls.fetchLabel(id, 'pdf')).toString('latin1')).toMatch(/^%PDF-/)
  expect((await gls.fetchLabel(id, 'zpl')).toString()).toMatch(/^\^XA/)
})

test('several parcels with cash on delivery: weights in kilograms, zloty, a number each', async () => {
  const two = [2500, 0].map((weight) => ({ ...(courier.parcels[0] as Consignment['parcels'][0]), weight }))
  const id = await prepared({ ...courier, parcels: two, cash: 200_050 })
  expect(inBox(id)).toMatchObject({
    fields: { cod: '1', cod_amount: '2000.50', quantity: '2', weight: '2.60' },
    weights: ['2.50', '0.10'],
  })
  const standing = await connect().buy(id)
  expect(standing.state === 'bought' && new Set(standing.numbers).size).toBe(2)
})

test('long names are laid over three lines', async () => {
  const company = 'Przedsiębiorstwo Handlowo-Usługowe Drugie Życie Sprzętu Komputerowego'
  const id = await prepared({ ...courier, receiver: { ...person, lastName: 'Nowak', company } })
  expect(inBox(id)?.fields).toMatchObject({
    rname1: 'Przedsiębiorstwo Handlowo-Usługowe',
    rname2: 'Drugie Życie Sprzętu Komputerowego',
    rname3: 'Anna Nowak',
  })
})

test('what GLS would refuse is refused before it is asked', async () => {
  const abroad = { ...person, address: { ...person.address, country: 'DE', postalCode: '10115' } }
  for (const [wrong, reason] of [
    [{ ...courier, receiver: { ...person, address: null } }, 'receiverAddress'],
    [{ ...courier, point: 'X1' }, 'receiverAddress'],
    [{ ...courier, receiver: { ...person, lastName: 'x'.repeat(41) } }, 'receiverAddress'],
    [{ ...courier, receiver: { ...person, phone: ' ' } }, 'receiverPhone'],
    [{ ...courier, parcels: [] }, 'size'],
    [{ ...courier, parcels: [{ ...courier.parcels[0], weight: 31_501 }] }, 'size'],
    [{ ...courier, insured: 100 }, 'insurance'],
    [{ ...courier, receiver: abroad, cash: 100 }, 'cash'],
  ] as [Consignment, string][]) {
    expect(await connect().prepare(wrong)).toEqual({ refusal: { reason, words: null } })
  }
  expect(server.calls).toEqual([])
  expect(inBox(await prepared({ ...courier, receiver: abroad }))?.fields.rcountry).toBe('DE')
})

test('what GLS itself refuses is told by its code, with its words', async () => {
  const nowhere = { ...person, address: { ...person.address, postalCode: '1234' } }
  expect(await connect().prepare({ ...courier, receiver: nowhere })).toEqual({
    refusal: { reason: 'receiverAddress', words: 'err_cons_receiver_zipcode_is_invalid user: 123' },
  })
  expect(await connect().prepare({ ...courier, cash: 600_100 })).toMatchObject({ refusal: { reason: 'cash' } })
  for (const [fault, reason] of [
    ['err_user_debt_collection_lock', 'funds'],
    ['err_cons_srv_cod_service_is_unavailable', 'cash'],
    ['err_cons_number_of_parcels_is_incorrect', 'size'],
    ['err_something_new', 'other'],
    ['err_cons_parcel_weight_is_incorrect', 'size'],
    ['err_cons_receiver_phone_empty', 'receiverPhone'],
    ['err_cons_receiver_contact_is_invalid', 'receiverEmail'],
    ['err_cons_sender_name1_empty', 'sender'],
    ['err_cons_srv_s10_is_unavailable', 'service'],
  ]) {
    fake.fault = fault ?? null
    expect(await connect().prepare(courier)).toMatchObject({ refusal: { reason } })
  }
})

test('B09 more than the contract takes on delivery is refused with how much that is, before anything is announced', async () => {
  const box = fake.box.size
  expect(await connect().prepare({ ...courier, cash: 600_001 })).toEqual({
    refusal: { reason: 'cash', words: 'COD ≤ 6000.00 PLN' },
  })
  fake.mostCash = null
  expect(await connect().prepare({ ...courier, cash: 100 })).toEqual({ refusal: { reason: 'cash', words: null } })
  expect(fake.box.size).toBe(box)
  expect(await connect().prepare(courier)).toHaveProperty('externalId')
})

test('a fault that is none of GLS, and one that hides where a parcel is, tell nothing', async () => {
  const id = await prepared()
  for (const fault of ['Server', 'err_user_insufficient_permissions']) {
    fake.fault = fault
    await expect(connect().buy(id)).rejects.toThrow(/^gls /)
  }
  fake.fault = null
  expect(await connect().fetchStanding(id)).toMatchObject({ state: 'prepared' })
})

test.each(['cut', 'garbage', { status: 500 }, { status: 503 }, 'lost'] as const)(
  'a pickup whose answer ends as %j is made once',
  async (trouble) => {
    const id = await prepared()
    // The second call: the first asks how it stands.
    spoilCall(2, trouble)
    await expect(connect().buy(id)).rejects.toThrow(/^gls /)
    expect(await connect().buy(id)).toMatchObject({ state: 'bought' })
    expect(fake.pickups).toHaveLength(1)
  },
)

test('two who buy at once buy one', async () => {
  const id = await prepared()
  const both = await Promise.all([connect().buy(id), connect().buy(id)])
  expect(both.map(({ state }) => state)).toEqual(['bought', 'bought'])
  expect(fake.pickups).toHaveLength(1)
})

test('one session serves all calls, and a new one is asked for when it has ended', async () => {
  await prepared()
  const before = fake.logins
  const id = await prepared()
  expect(fake.logins).toBe(before)
  fake.expire()
  expect(await connect().buy(id)).toMatchObject({ state: 'bought' })
  expect(fake.logins).toBe(before + 1)
})

test('what is not bought is taken back; what is bought is not; what was never known is gone', async () => {
  const gls = connect()
  const id = await prepared()
  expect([await gls.cancel(id), await gls.cancel(id)]).toEqual(['cancelled', 'cancelled'])
  expect(await gls.buy(id)).toEqual({ state: 'gone' })
  const bought = await prepared()
  await gls.buy(bought)
  expect(await gls.cancel(bought)).toBe('tooLate')
  expect(await gls.fetchStanding('1-99999999999')).toEqual({ state: 'gone' })
})

test('what is no label is none', async () => {
  const id = await prepared()
  await expect(connect().fetchLabel(id, 'pdf')).rejects.toThrow('gls not_understood')
  await connect().buy(id)
  // After the two questions of how it stands.
  spoilCall(3, 'garbage')
  await expect(connect().fetchLabel(id, 'pdf')).rejects.toThrow('gls not_understood')
})

test('keys are tried: right ones, wrong ones, a silent GLS; where a parcel is, GLS cannot be asked', async () => {
  await connect().test()
  await expect(connect({ password: 'another-0002' }).test()).rejects.toMatchObject({ code: 'carrier_refused_keys' })
  spoilCall(1, 'lost')
  await expect(connect().test()).rejects.toThrow('gls unreachable')
  // Who may log in may still have no right to send by it.
  fake.fault = 'err_user_insufficient_permissions'
  await expect(connect().test()).rejects.toMatchObject({ code: 'carrier_refused_keys' })
  expect(await connect().track('50000000000')).toBeNull()
})
