import { afterAll, describe, expect, test } from 'vitest'
import { paidPurchase } from '../factories/paid-order.ts'
import type { TestMarket } from '../market.ts'
import { type Shop, shopOf } from './one-shop.ts'
import { answered, type Scenario, sweep } from './sweep.ts'

// The seller's side of an order's life: begun, sent in two parts, delivered, completed; laid out in a shop and handed out.
const CASE = { timeout: 900_000 }
const counts: Record<string, number> = {}
afterAll(() => {
  process.stdout.write(`\nsteps at which the market died: ${JSON.stringify(counts)}\n`)
})

const FIRST = { carrier: 'dpd', trackingNumber: '1000000000001U' }
const SECOND = { carrier: 'dpd', trackingNumber: '1000000000002U' }
type Sold = Shop & { number: string; at: string }

/** Three pieces, paid; in the end they have left. */
async function sold(market: TestMarket, initial: Map<number, number>): Promise<Sold> {
  const shop = await shopOf(market, initial)
  const { numbers } = await paidPurchase(market, [{ versionId: shop.versionId, quantity: 3 }])
  const number = String(numbers[0])
  initial.set(shop.versionId, (initial.get(shop.versionId) ?? Number.NaN) - 3)
  return { ...shop, number, at: `/api/companies/${shop.companyId}/orders/${number}` }
}

/** How it stands, what was sent under which number, and how often its history tells each step. */
async function stateOf(market: TestMarket, { number }: Sold) {
  const { rows } = await market.query(
    `select o.status,
      (select json_object_agg(s.tracking_number, (select sum(quantity)::int from shipment_items where shipment_id = s.id))
        from shipments s where s.order_id = o.id) as sent,
      (select json_agg(e.note order by e.id) from order_events e where e.order_id = o.id) as notes
    from orders o where o.number = $1`,
    [number],
  )
  return rows[0]
}

/** Days later; the clocks find it. */
const age = (market: TestMarket, { number }: Sold) =>
  market.query(`update orders set moved_at = now() - interval '40 days' where number = $1`, [number])

const SCENARIOS: Record<string, Scenario<Sold>> = {
  'it is begun and leaves in two parts': {
    arrange: sold,
    async act(market, { at, auth, versionId }) {
      const first = { ...FIRST, items: [{ versionId, quantity: 1 }] }
      answered(await market.api('POST', `${at}/prepare`, undefined, auth).then(unlessBegun))
      answered(await market.api('POST', `${at}/ship`, first, auth))
      answered(await market.api('POST', `${at}/ship`, SECOND, auth))
    },
    async check(market, one) {
      expect(await stateOf(market, one)).toEqual({
        status: 'shipped',
        sent: { [FIRST.trackingNumber]: 1, [SECOND.trackingNumber]: 2 },
        notes: ['placed', 'paid', 'preparing', 'partly_shipped', 'shipped'],
      })
    },
  },
  'what was sent in part is given up': {
    async arrange(market, initial) {
      const one = await sold(market, initial)
      const first = { ...FIRST, items: [{ versionId: one.versionId, quantity: 1 }] }
      answered(await market.api('POST', `${one.at}/ship`, first, one.auth))
      return one
    },
    async act(market, { at, auth }) {
      const rest = { kind: 'rest', reason: 'soldOut', words: null, givenBack: 0 }
      const answer = await market.api('POST', `${at}/refunds`, rest, auth)
      // Asked again: it was given back before the answer was lost.
      if (answer.json?.code !== 'refund_changed') answered(answer)
    },
    async check(market, one) {
      const { status, sent, notes } = await stateOf(market, one)
      expect({ status, sent }).toEqual({ status: 'shipped', sent: { [FIRST.trackingNumber]: 1 } })
      const once = (note: string) => notes.filter((other: string) => other === note)
      expect([once('refund_decided'), once('rest_given_up')]).toEqual([['refund_decided'], ['rest_given_up']])
    },
  },
  'it is laid out in a shop and handed out': {
    async arrange(market, initial) {
      const one = await sold(market, initial)
      await market.query(
        `update orders set method = 'store_pickup', pickup = '{"label": "Kraków"}' where number = $1`,
        [one.number],
      )
      return one
    },
    async act(market, { at, auth }) {
      answered(await market.api('POST', `${at}/ready`, undefined, auth).then(unlessBegun))
      answered(await market.api('POST', `${at}/deliver`, undefined, auth))
    },
    async check(market, one) {
      const notes = ['placed', 'paid', 'ready', 'collected']
      expect(await stateOf(market, one)).toEqual({ status: 'delivered', sent: null, notes })
    },
  },
}

/** Asked again after a later step was taken already, the earlier one is refused: it was done. */
function unlessBegun<T extends { status: number }>(answer: T): T {
  return answer.status === 409 ? { ...answer, status: 200 } : answer
}

describe('a process that dies before or after any statement of a step by the seller', () => {
  test.each(Object.entries(SCENARIOS))('E10 E11 %s, once, and no part erases another', CASE, async (name, scenario) => {
    counts[name] = await sweep(scenario)
    expect(counts[name]).toBeGreaterThan(10)
  })

  const TOLD = { ship: 'shipped', deliver: 'delivered' } as const
  const CLOCKS = {
    'what was sent counts as delivered': { job: 'orders.assumeDelivered', step: 'assumed_delivered', steps: ['ship'] },
    'what was delivered is completed': { job: 'orders.completeOrders', step: 'completed', steps: ['ship', 'deliver'] },
  } as const
  test.each(Object.entries(CLOCKS))('E10 E11 %s, once', CASE, async (name, { job, step, steps }) => {
    counts[name] = await sweep<Sold>({
      async arrange(market, initial) {
        const one = await sold(market, initial)
        for (const verb of steps) {
          const body = verb === 'ship' ? FIRST : undefined
          answered(await market.api('POST', `${one.at}/${verb}`, body, one.auth))
        }
        await market.runJobs()
        await age(market, one)
        await market.deps.addJob(market.deps.db, { name: job, payload: {} })
        return one
      },
      act: (market) => market.runJobs(),
      async check(market, one) {
        await Promise.all([market.runJob(job), market.runJob(job)])
        const { notes } = await stateOf(market, one)
        expect(notes).toEqual(['placed', 'paid', ...steps.map((verb) => TOLD[verb]), step])
      },
    })
    expect(counts[name]).toBeGreaterThan(3)
  })
})
