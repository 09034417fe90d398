import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { ORDER_STATUSES } from '../../orders/contract.ts'

export const SPANS = [1, 7, 30] as const
/** Counts end here: the rest is "or more". */
export const FIGURE_BOUND = 1000

const sums = z.object({ orders: z.number().int(), goods: z.number().int(), commission: z.number().int() })

/** What was sold and earned in the last so many days of the market's clock, today included, against as many before. Minor units. */
export const salesFigure = z.object({
  days: z.union([z.literal(1), z.literal(7), z.literal(30)]),
  currency: z.string(),
  present: sums,
  before: sums,
})
export type SalesFigure = z.infer<typeof salesFigure>

export const figuresContract = {
  'GET /api/admin/sales-figures': {
    summary: 'Turnover and commission of today, of 7 and of 30 days, against the span before',
    access: 'operator',
    area: 'money',
    response: z.object({ figures: z.array(salesFigure) }),
  },
  'GET /api/admin/order-figures': {
    summary: `Orders of all sellers by status, each counted up to ${FIGURE_BOUND}`,
    access: 'operator',
    area: 'orders',
    response: z.object({
      statuses: z.array(z.object({ status: z.enum(ORDER_STATUSES), count: z.number().int() })),
    }),
  },
} as const satisfies Contract
