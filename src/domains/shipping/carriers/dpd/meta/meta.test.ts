import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeDpd, fakeDpd } from '../../../../../../demo/stand-ins/dpd/dpd.ts'
import { DPD_KEYS } from '../../../../../../demo/stand-ins/dpd/state.ts'
import { type PaymentServer, servePayments } from '../../../../../../test/fakes/payment-server.ts'
import { providerDeps } from '../../../../../../test/fakes/provider-deps.ts'
import type { Consignment } from '../../carrier.ts'
import { dpdAdapter } from '../adapter.ts'

const { deps } = providerDeps()
let server: PaymentServer
let fake: FakeDpd
const connect = (over: Partial<typeof DPD_KEYS> = {}) =>
  dpdAdapter(deps, {
    ...{ baseUrl: server.url, otherUrls: { events: server.url, meta: server.url }, privateNetworks: true },
    values: { ...DPD_KEYS, dialect: 'meta', ...over },
  })

beforeAll(async () => {
  fake = fakeDpd({ points: [{ code: 'PL11033' }, { code: 'PL11034', full: true }] })
  server = await servePayments(fake.app)
})
afterAll(() => server.close())
beforeEach(() => {
  fake.packages.clear()
  fake.numbered = []
  server.heal()
  server.calls.length = 0
})

const person = {
  ...{ company: null, firstName: 'Anna', lastName: 'Nowak', email: 'a@example.com', phone: '+48600700800' },
  address: { street: 'ul. Długa 5a/12', postalCode: '00-950', city: 'Warszawa', country: 'PL' },
}
const courier: Consignment = {
  ...{ reference: 'E-1001-7', way: 'courier', point: null, handOver: 'courier', cash: null, insured: null },
  ...{ receiver: person, sender: { ...person, company: 'Drugie Życie' } },
  parcels: [{ size: 'small', length: 301, width: 200, height: 150, weight: 905 }],
}
const toPoint: Consignment = {
  ...{ ...courier, way: 'pickup', point: 'PL11033', receiver: { ...person, address: null } },
  pointAddress: { street: 'ul. Krótka 1', postalCode: '30-001', city: 'Kraków', country: 'PL' },
}
async function prepared(consignment = courier, by = connect()) {
  const made = await by.prepare(consignment)
  if (!('externalId' in made)) throw new Error(JSON.stringify(made))
  return made
}

test('number and label come with the announcement; bought is what the id says, without a question', async () => {
  const { externalId, label } = await prepared()
  expect(label?.toString('latin1')).toMatch(/^%PDF-/)
  expect(fake.packages.get('E10017')).toMatchObject({
    ...{ pudo: null, cod: null, declaredValue: null },
    receiver: { name: 'Anna Nowak', address: 'ul. Długa', postalcode: '00950' },
    parcels: [{ weight: '0.905' }],
  })
  server.calls.length = 0
  const meta = connect()
  expect(await meta.fetchStanding(externalId)).toEqual({ state: 'prepared', price: null })
  expect(await meta.buy(externalId)).toEqual({ state: 'bought', price: null, numbers: fake.numbered })
  expect([await meta.cancel(externalId), await meta.track(fake.numbered[0] ?? '')]).toEqual(['cancelled', null])
  await expect(meta.fetchLabel(externalId, 'zpl')).rejects.toThrow('dpd not_understood')
  expect(server.calls).toEqual([])
})

test('B09 to a point, with cash on delivery and cover', async () => {
  const two = [...courier.parcels, ...courier.parcels]
  await prepared({ ...courier, parcels: two, cash: 200_050, insured: 300_000 })
  expect(fake.packages.get('E10017')).toMatchObject({ cod: '2000.5', declaredValue: '3000' })
  expect(new Set(fake.numbered).size).toBe(2)
  await prepared({ ...toPoint, reference: 'E-1002-8' })
  expect(fake.packages.get('E10028')).toMatchObject({
    pudo: 'PL11033',
    receiver: { address: 'ul. Krótka', city: 'Kraków' },
  })
})

test('what it refuses is told by what it names', async () => {
  const nowhere = { ...person, address: { ...person.address, postalCode: '1234' } }
  expect(await connect().prepare({ ...courier, receiver: nowhere })).toMatchObject({
    refusal: { reason: 'receiverAddress', words: expect.stringContaining('INCORRECT_RECEIVER_POSTAL_CODE') },
  })
  expect(await connect().prepare({ ...toPoint, point: 'PL11034' })).toMatchObject({ refusal: { reason: 'point' } })
  expect(fake.numbered).toEqual([])
  expect(await connect().orderCollection?.({} as never)).toEqual({ refusal: { reason: 'service', words: null } })
})

test('one token serves all calls, and a new one is asked for when it has ended', async () => {
  await prepared()
  const before = fake.logins
  await prepared()
  expect(fake.logins).toBe(before)
  fake.expire()
  await prepared()
  expect(fake.logins).toBe(before + 1)
})

test.each(['cut', 'garbage', { status: 500 }, { status: 429 }, 'lost'] as const)(
  'an announcement whose answer ends as %j tells nothing, and the next one has number and label',
  async (trouble) => {
    server.spoil('/shipment', trouble)
    await expect(connect().prepare(courier)).rejects.toThrow(/^dpd /)
    const { externalId } = await prepared()
    expect(await connect().buy(externalId)).toMatchObject({ numbers: [fake.numbered.at(-1)] })
  },
)

test('keys are tried: right ones, wrong ones, a token that is none, a silent group', async () => {
  await connect().test()
  await expect(connect({ password: 'another-0002' }).test()).rejects.toMatchObject({ code: 'carrier_refused_keys' })
  server.spoil('/login', 'garbage')
  await expect(connect().test()).rejects.toThrow('dpd not_understood')
  server.spoil('/login', 'lost')
  await expect(connect().test()).rejects.toThrow('dpd unreachable')
})
