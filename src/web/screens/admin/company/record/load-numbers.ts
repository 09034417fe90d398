import type { LoadArgs } from '../../../../loading.ts'
import { mayAsStaff } from '../../../../parts/admin/use-staff.ts'
import type { Numbers } from './company-record.tsx'

/** The numbers of a company, as far as the role of who asks may see them. */
export async function loadNumbers({ api, signal }: LoadArgs, id: string): Promise<Numbers> {
  const call = { params: { id }, signal }
  const [record, money] = await Promise.all([
    mayAsStaff('orders', 'read') ? api('GET /api/admin/companies/{id}/orders-record', call) : null,
    mayAsStaff('money', 'read') ? api('GET /api/admin/companies/{id}/balances', call) : null,
  ])
  return { record, balances: money?.balances ?? null }
}
