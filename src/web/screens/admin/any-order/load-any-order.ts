import type { ApiOutput } from '../../../api-client.ts'
import type { Load } from '../../../loading.ts'
import { mayAsStaff } from '../../../parts/admin/use-staff.ts'

type Loaded = {
  order: ApiOutput<'GET /api/admin/orders/{number}'>
  /** Null: who looks may not see money. */
  payments: ApiOutput<'GET /api/admin/payments'>['payments'] | null
  tracking: ApiOutput<'GET /api/admin/orders/{number}/tracking'>
}

/** An order with its way; its payments for those of the operator's people who may see money. */
export const loadAnyOrder: Load<Loaded> = async ({ api, params, signal }) => {
  const number = params.number ?? ''
  const payments = mayAsStaff('money', 'read')
    ? api('GET /api/admin/payments', { query: { q: number }, signal })
    : Promise.resolve({ payments: null })
  // Waited for below; a refusal of the order itself is told first.
  payments.catch(() => undefined)
  const tracking = api('GET /api/admin/orders/{number}/tracking', { params: { number }, signal })
  tracking.catch(() => undefined)
  const order = await api('GET /api/admin/orders/{number}', { params: { number }, signal })
  return { order, payments: (await payments).payments, tracking: await tracking }
}
