import type { Clock, WaitingPayoutsView } from '../../../../domains/desk/due/contract.ts'
import type { StaffArea } from '../../../../values/staff.ts'
import type { ApiOutput } from '../../../api-client.ts'
import type { Load } from '../../../loading.ts'
import { loadAudit, type NamedAudit } from '../../../parts/admin/load-audit.ts'
import { mayAsStaff } from '../../../parts/admin/use-staff.ts'
import { loadDue } from './load-due.ts'
import { loadMoney, type MoneyWaiting } from './load-money.ts'
import { loadWaiting, type Waiting } from './load-waiting.ts'

/** What waits for the operator's people. Null: it is not the work of who looks. */
export type Overview = {
  submitted: ApiOutput<'GET /api/admin/companies'> | null
  dead: ApiOutput<'GET /api/admin/mails'> | null
  audit: NamedAudit | null
  owner: ApiOutput<'GET /api/admin/owner'> | null
  /** Whether the market's own data may be entered by who looks. */
  asksForOwner: boolean
  money: MoneyWaiting
  health: ApiOutput<'GET /api/admin/health'> | null
  opening: ApiOutput<'GET /api/admin/opening'> | null
  sales: ApiOutput<'GET /api/admin/sales-figures'> | null
  orders: ApiOutput<'GET /api/admin/order-figures'> | null
  /** Null: neither reports nor messages are the work of who looks. */
  waiting: Waiting[] | null
  /** Null: nothing with a clock is the work of who looks. */
  clocks: Clock[] | null
  payouts: WaitingPayoutsView[] | null
}

const LATEST = 8

export const loadOverview: Load<Overview> = async (call) => {
  const { api, signal } = call
  const does = (area: StaffArea) => mayAsStaff(area, 'write')
  const [submitted, dead, audit, owner, money, health, opening, sales, orders, waiting, due] = await Promise.all([
    does('companies') ? api('GET /api/admin/companies', { query: { status: 'submitted' }, signal }) : null,
    does('people') ? api('GET /api/admin/mails', { query: { status: 'dead' }, signal }) : null,
    does('market') ? loadAudit(api, {}, signal, LATEST) : null,
    does('market') ? api('GET /api/admin/owner', { signal }) : null,
    loadMoney(call, { money: does('money'), orders: does('orders') }),
    does('market') ? api('GET /api/admin/health', { signal }) : null,
    does('market') ? api('GET /api/admin/opening', { signal }) : null,
    does('money') ? api('GET /api/admin/sales-figures', { signal }) : null,
    does('orders') ? api('GET /api/admin/order-figures', { signal }) : null,
    does('content') || does('people') ? loadWaiting(call, { content: does('content'), people: does('people') }) : null,
    loadDue(call, does),
  ])
  return {
    submitted,
    dead,
    audit,
    owner,
    asksForOwner: does('market'),
    money,
    health,
    opening,
    sales,
    orders,
    waiting,
    ...due,
  }
}
