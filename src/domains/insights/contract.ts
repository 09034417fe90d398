import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import { sellerOrderRow } from '../fulfilment/contract.ts'
import { ATTENTION } from './rules/attention.ts'

export const PERIODS = ['7', '30', '90'] as const

const sum = z.object({ orders: z.number().int(), goods: z.number().int() })
const rankedProduct = z.object({
  productId: z.number().int(),
  title: z.string(),
  imageKey: z.string().nullable(),
  views: z.number().int(),
  orders: z.number().int(),
})

/** How a company does. Amounts gross, grosze, in one currency; days are days in Poland, by when an order was placed. */
export const dashboard = z.object({
  currency: z.enum(CURRENCIES),
  /** Currencies of further orders, which are not in the sums. */
  otherCurrencies: z.array(z.string()),
  /** Every day of the period, the oldest first. `goods`: without delivery. */
  days: z.array(sum.extend({ day: z.string() })),
  present: sum,
  /** As many days before. */
  before: sum,
  /** What the company receives of the period's orders that were paid online, commission taken off; null for who may not see payouts. */
  share: z.number().int().nullable(),
  toShip: z.object({ count: z.number().int(), oldest: z.array(sellerOrderRow) }),
  attention: z.array(z.object({ kind: z.enum(ATTENTION), count: z.number().int() })),
  /** Sold within 30 days and nearly gone, or gone. */
  lowStock: z.array(
    z.object({
      productId: z.number().int(),
      versionId: z.number().int(),
      title: z.string(),
      versionName: z.string(),
      quantity: z.number().int(),
      sold: z.number().int(),
    }),
  ),
  conversion: z.object({
    views: z.number().int(),
    orders: z.number().int(),
    best: z.array(rankedProduct),
    worst: z.array(rankedProduct),
  }),
  /** What a new seller has done so far. */
  setup: z.object({ company: z.boolean(), delivery: z.boolean(), shop: z.boolean(), product: z.boolean() }),
})
export type Dashboard = z.infer<typeof dashboard>

export const insightsContract = {
  'POST /api/products/{id}/view': {
    summary: 'Somebody looks at a product: counted without knowing who',
    repeatable: true,
    access: 'public',
    status: 204,
    params: z.object({ id: idInPath }),
  },
  'GET /api/companies/{id}/dashboard': {
    summary: 'Sales, orders to ship, stock running out and how products convert',
    access: 'signedIn',
    params: z.object({ id: idInPath }),
    query: z.object({ days: z.enum(PERIODS).optional() }),
    response: dashboard,
    failures: ['company_not_found'],
  },
} as const satisfies Contract
