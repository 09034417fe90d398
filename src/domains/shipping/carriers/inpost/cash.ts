import { z } from 'zod'
import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import { CARRIER_CURRENCY, toMinor } from '../../../../values/money.ts'
import type { CollectedCash } from '../carrier.ts'
import type { ShipxCalls } from './calls.ts'

const sum = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,9}([.,]\d{1,2})?$/)
    .transform((text) => Number(text.replace(',', '.'))),
])
const text = z.string().min(1).max(100)
const line = z
  .looseObject({
    tracking_number: text.optional(),
    shipment_number: text.optional(),
    cod_amount: sum.optional(),
    amount: z.union([sum, z.object({ amount: sum, currency: text.optional() })]).optional(),
    fee: sum.optional(),
    currency: text.optional(),
    payout_date: text.optional(),
    transfer_date: text.optional(),
    transfer_number: text.optional(),
    transfer_title: text.optional(),
  })
  .transform((told, context): Omit<CollectedCash, 'line'> => {
    const within = typeof told.amount === 'object' ? told.amount : { amount: told.amount, currency: undefined }
    const amount = told.cod_amount ?? within.amount
    const number = told.tracking_number ?? told.shipment_number
    if (amount === undefined || number === undefined) {
      context.addIssue('no number or no sum')
      return z.NEVER
    }
    const day = (told.payout_date ?? told.transfer_date)?.slice(0, 10)
    return {
      ...{ number, amount: toMinor(amount), fee: toMinor(Math.abs(told.fee ?? 0)) },
      currency: told.currency ?? within.currency ?? CARRIER_CURRENCY,
      day: day !== undefined && z.iso.date().safeParse(day).success ? day : null,
      reference: told.transfer_number ?? told.transfer_title ?? null,
    }
  })

const MOST_LINES = 20_000
const lines = z.array(line).max(MOST_LINES)
const report = z.union([lines, z.object({ items: lines }).transform(({ items }) => items)])

/**
 * InPost's report of money taken on delivery. Its address is documented and its form is not: names that its other answers use are understood, and anything
 * else is null, so that the company is told to enter the file that InPost sends instead.
 */
export async function fetchCash(shipx: ShipxCalls, from: string, until: string): Promise<CollectedCash[] | null> {
  const call = {
    ...{ to: '/v1/organizations/{organization}/reports/cod' as const, params: { organization: shipx.organization } },
    query: { start_date: from, end_date: until },
  }
  const told = await shipx.ask(call, z.unknown()).catch((error: unknown) => {
    if (error instanceof OutboundFailure && error.kind === 'not_understood') return null
    throw error
  })
  if (told === null || 'problem' in told) return null
  const read = report.safeParse(told.answer)
  return read.success ? read.data.map((one, index) => ({ line: index + 1, ...one })) : null
}
