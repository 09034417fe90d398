import { z } from 'zod'
import type { FakePayPal } from './paypal/paypal.ts'
import type { FakeP24 } from './przelewy24/przelewy24.ts'
import type { Keeping } from './saved-state.ts'
import type { FakeStripe } from './stripe/stripe.ts'

/** What is read of a file is what the pages and answers need to be there; the rest comes along. */
const id = z.string().min(1).max(200)
const text = z.string().max(4096)
const amount = z.number().int()
const paypalMoney = z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d{1,10}\.\d{2}$/) })

const stripeState = z.object({
  sessions: z.array(
    z.looseObject({
      ...{ id, amount_total: amount, currency: z.string().length(3), locale: text, description: text },
      ...{ success_url: z.url(), cancel_url: z.url(), status: z.enum(['open', 'complete', 'expired']) },
    }),
  ),
  intents: z.array(z.looseObject({ id, status: text, amount })),
  refunds: z.array(z.looseObject({ id, status: text, amount, payment_intent: id })),
  files: z.array(z.looseObject({ id, size: amount })),
  disputes: z.array(
    z.looseObject({ id, status: text, amount, payment_intent: id, balance_transactions: z.array(z.looseObject({})) }),
  ),
})
const paypalState = z.object({
  orders: z.array(
    z.looseObject({
      ...{ id, status: text, madeAt: z.number(), unit: z.looseObject({ amount: paypalMoney }) },
      context: z.looseObject({ return_url: z.url(), cancel_url: z.url() }),
      captures: z.array(z.looseObject({ id, status: text, amount: paypalMoney })),
      refunds: z.array(z.looseObject({ id, status: text, amount: paypalMoney })),
    }),
  ),
})
const p24State = z.object({
  sessions: z.array(
    z.looseObject({
      ...{ sessionId: id, token: id, orderId: z.number().int(), status: z.number().int(), amount, paid: amount },
      ...{ currency: z.string().length(3), language: text, description: text, urlReturn: z.url() },
      refunds: z.array(z.looseObject({ requestId: id, amount, status: z.number().int() })),
    }),
  ),
  requests: z.array(id),
})

/** What Stripe's stand-in keeps. Remembered requests are not: whoever asks again under the same key is told by what is kept. */
export function keepingOfStripe({ books }: FakeStripe): Keeping {
  const { sessions, intents, refunds, disputes, files } = books
  const parts = { sessions, intents, refunds, disputes, files } as unknown as Record<
    string,
    Map<string, { id: string }>
  >
  return {
    snapshot: () => Object.fromEntries(Object.entries(parts).map(([name, map]) => [name, [...map.values()]])),
    restore(kept) {
      for (const [name, rows] of Object.entries(stripeState.parse(kept))) {
        for (const row of rows) parts[name]?.set(row.id, row)
      }
    },
  }
}

/** What PayPal's stand-in keeps: its orders. */
export function keepingOfPayPal({ orders }: FakePayPal): Keeping {
  return {
    snapshot: () => ({ orders: [...orders.values()] }),
    restore(kept) {
      const rows = paypalState.parse(kept).orders as unknown as (typeof orders extends Map<string, infer Order>
        ? Order
        : never)[]
      for (const row of rows) orders.set(row.id, row)
    },
  }
}

/** What the stand-in of Przelewy24 keeps. Refunds that were under way are carried out. */
export function keepingOfP24({ sessions, requests, settleSoon }: FakeP24): Keeping {
  return {
    snapshot: () => ({ sessions: [...sessions.values()], requests: [...requests] }),
    restore(kept) {
      const read = p24State.parse(kept)
      const rows = read.sessions as unknown as (typeof sessions extends Map<string, infer One> ? One : never)[]
      for (const row of rows) {
        sessions.set(row.sessionId, row)
        if (row.refunds.some(({ status }) => status === 3)) settleSoon(row.sessionId)
      }
      for (const one of read.requests) requests.add(one)
    },
  }
}
