import { z } from 'zod'
import type { Contract } from '../../../../values/endpoint.ts'
import { idInPath } from '../../../../values/ids.ts'

/** Days that the operator looks back over, the shortest first. */
export const RECORD_SPANS = [30, 90, 365] as const
/** The latest orders of a company that are looked through: a page costs as much however many there are. */
export const RECORD_ORDERS = 5000

/** Orders of a company that count, of the last so many days. Amounts gross, in the minor unit; commission without VAT, as agreed at the order. */
export const recordSpan = z.object({
  days: z.number().int(),
  currency: z.string(),
  orders: z.number().int(),
  total: z.number().int(),
  givenBack: z.number().int(),
  commission: z.number().int(),
})

export const companyRecord = z.object({
  /** A line for each span and currency in which something was sold. */
  spans: z.array(recordSpan),
  /** Of the longest span: all orders, those that the seller cancelled, those with a promised day of arrival, and those that came later. */
  orders: z.number().int(),
  cancelledBySeller: z.number().int(),
  promised: z.number().int(),
  late: z.number().int(),
  /** Orders with a return, claim, dispute or chargeback that is open. */
  openMatters: z.number().int(),
  /** There are more orders than were looked through. */
  bounded: z.boolean(),
})
export type CompanyRecord = z.output<typeof companyRecord>

export const recordContract = {
  'GET /api/admin/companies/{id}/orders-record': {
    summary:
      'How a company sells and keeps its promises: sums of 30, 90 and 365 days, at most of its latest 5000 orders',
    access: 'operator',
    area: 'orders',
    params: z.object({ id: idInPath }),
    response: companyRecord,
  },
} as const satisfies Contract
