import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeDpd } from '../demo/stand-ins/dpd/dpd.ts'
import { DPD_KEYS } from '../demo/stand-ins/dpd/state.ts'
import { CARRIER_ADAPTERS } from '../src/domains/shipping/carriers/adapters.ts'
import { foldTracking } from '../src/domains/tracking/rules/fold-tracking.ts'
import { type PaymentServer, servePayments } from './fakes/payment-server.ts'
import { providerDeps } from './fakes/provider-deps.ts'

const fake = fakeDpd()
let server: PaymentServer
beforeAll(async () => {
  server = await servePayments(fake.app)
})
afterAll(() => server.close())

const { deps } = providerDeps()
const CODES =
  '030103 040101 120100 160101 170101 170304 170501 190101 190201 200201 200602 230403 511201 701901 nonsense'
const events = fc.array(
  fc.record({ code: fc.constantFrom(...CODES.split(' ')), minutes: fc.integer({ min: 0, max: 5000 }) }),
  { minLength: 1, maxLength: 10 },
)
const START = Date.parse('2026-11-20T06:00:00Z')
const number = '0000006000001U'

async function standing(told: readonly { code: string; minutes: number }[]) {
  fake.events.clear()
  for (const { code, minutes } of told) fake.happen(number, code, new Date(START + minutes * 60_000))
  const adapter = CARRIER_ADAPTERS.dpd(deps as never, {
    ...{ baseUrl: server.url, otherUrls: { events: server.url, meta: null }, privateNetworks: true },
    values: { ...DPD_KEYS, dialect: 'soap' },
  })
  return foldTracking((await adapter.track(number)) ?? [])
}

test('what DPD tells of a parcel ends in the same state in whatever order and however often it tells it', async () => {
  await fc.assert(
    fc.asyncProperty(events, fc.func(fc.integer()), fc.nat({ max: 2 }), async (told, luck, times) => {
      const shuffled = told.toSorted((a, b) => luck(a) - luck(b))
      expect(await standing([...shuffled, ...Array(times).fill(shuffled).flat()])).toEqual(await standing(told))
    }),
    { numRuns: 60 },
  )
})

test('a parcel that was sent back and is delivered after it has come back, and is never called delivered', async () => {
  const back = { code: '230403', minutes: 100 }
  expect(await standing([{ code: '190101', minutes: 200 }, back])).toMatchObject({ meaning: 'returned' })
  expect(await standing([{ code: '190101', minutes: 50 }, back])).toMatchObject({ meaning: 'delivered' })
})
