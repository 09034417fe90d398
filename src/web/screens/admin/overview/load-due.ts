import type { Clock, WaitingPayoutsView } from '../../../../domains/desk/due/contract.ts'
import type { StaffArea } from '../../../../values/staff.ts'
import type { LoadArgs } from '../../../loading.ts'

/** What is due within days and which payouts wait: of those areas that are the work of who looks. */
export async function loadDue(
  { api, signal }: LoadArgs,
  does: (area: StaffArea) => boolean,
): Promise<{ clocks: Clock[] | null; payouts: WaitingPayoutsView[] | null }> {
  const [content, companies, money] = await Promise.all([
    does('content') ? api('GET /api/admin/due/content', { signal }) : null,
    does('companies') ? api('GET /api/admin/due/companies', { signal }) : null,
    does('money') ? api('GET /api/admin/due/money', { signal }) : null,
  ])
  const parts = [content, companies, money].filter((part) => part !== null)
  const clocks = parts
    .flatMap((part) => part.clocks)
    .toSorted((one, other) => Date.parse(one.first) - Date.parse(other.first))
  return { clocks: parts.length > 0 ? clocks : null, payouts: money?.payouts ?? null }
}
