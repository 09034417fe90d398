import type { ApiOutput } from '../../api-types.ts'

type Outcome = ApiOutput<'GET /api/checkout/{key}/payment'>['outcome']

/** Where a buyer is led whose payment stands so; undefined while nobody knows. */
export function outcomePage(outcome: Outcome, key: string): string | undefined {
  if (outcome === 'success') return `/payment/success?order=${key}`
  if (outcome === 'cancelled') return `/payment/cancel?order=${key}`
  // It came after the goods were gone: the order's page says so.
  if (outcome === 'refunded') return `/order/${key}`
  return undefined
}
