import type { NewUnit } from '../../../../domains/units/contract.ts'
import type { DeviceKind } from '../../../../domains/units/rules/device-number.ts'
import { api } from '../../../browser-api.ts'
import type { Description } from './last-description.ts'

export type Arrival = { number: { kind: DeviceKind; plain: string } | null; code: string | null }

/** A thing that arrived, as the market takes it. */
export function newUnit({ number, code }: Arrival, { categoryId, group, name, gtin }: Description): NewUnit {
  return {
    ...(number && { number }),
    ...(code && { code }),
    ...{ name: name.trim(), group },
    categoryId: categoryId === '' ? null : Number(categoryId),
    gtin: gtin.trim() === '' ? null : gtin,
  }
}

/** Receives things that arrived together; `key`: the same until it is answered, so that nothing is received twice. */
export async function receive(companyId: number, units: NewUnit[], key: string) {
  const { results } = await api('POST /api/companies/{id}/units', {
    params: { id: companyId },
    body: { units },
    idempotencyKey: key,
  })
  return results
}
