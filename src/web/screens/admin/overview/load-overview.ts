import type { StaffArea } from '../../../../values/staff.ts'
import type { ApiOutput } from '../../../api-client.ts'
import type { Load } from '../../../loading.ts'
import { loadAudit, type NamedAudit } from '../../../parts/admin/load-audit.ts'
import { mayAsStaff } from '../../../parts/admin/use-staff.ts'
import { loadMoney, type MoneyWaiting } from './load-money.ts'

/** What waits for the operator's people. Null: it is not the work of who looks. */
export type Overview = {
  submitted: ApiOutput<'GET /api/admin/companies'> | null
  dead: ApiOutput<'GET /api/admin/mails'> | null
  audit: NamedAudit | null
  owner: ApiOutput<'GET /api/admin/owner'> | null
  /** Whether the market's own data may be entered by who looks. */
  asksForOwner: boolean
  money: MoneyWaiting
}

const LATEST = 8

export const loadOverview: Load<Overview> = async (call) => {
  const { api, signal } = call
  const does = (area: StaffArea) => mayAsStaff(area, 'write')
  const [submitted, dead, audit, owner, money] = await Promise.all([
    does('companies') ? api('GET /api/admin/companies', { query: { status: 'submitted' }, signal }) : null,
    does('people') ? api('GET /api/admin/mails', { query: { status: 'dead' }, signal }) : null,
    does('market') ? loadAudit(api, {}, signal, LATEST) : null,
    does('market') ? api('GET /api/admin/owner', { signal }) : null,
    loadMoney(call, { money: does('money'), orders: does('orders') }),
  ])
  return { submitted, dead, audit, owner, asksForOwner: does('market'), money }
}
