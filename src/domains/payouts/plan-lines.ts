import type { Deps } from '../../platform/deps.ts'
import type { Currency } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import { dossiers } from '../companies/index.ts'
import { CHANNELS, type ChannelCode } from './channels/index.ts'
import { type Payee, reasonToLeaveOut } from './rules/leave-out.ts'
import type { PayoutSettings } from './rules/payout-settings.ts'
import type { PlannedLine } from './store/lines.ts'
import { findDue } from './store/open-entries.ts'

type Wanted = { currency: Currency; channel: ChannelCode; after: number; limit: number; settings: PayoutSettings }

/**
 * Who would be paid what now, and who would not and why: sellers with entries that count, by company from `after` on. Changes nothing; who
 * writes it down holds the progress (`readToEnd`).
 */
export async function planLines(deps: Pick<Deps, 'db' | 'now'>, wanted: Wanted): Promise<PlannedLine[]> {
  const { currency, channel, settings } = wanted
  const now = deps.now()
  const due = await findDue(deps.db, wanted, { ...settings, now })
  const accounts = await dossiers.findPayoutAccounts(
    deps.db,
    due.map(({ companyId }) => companyId),
  )
  const byId = new Map(accounts.map((one) => [one.companyId, one]))
  return due.map(({ companyId, amount, positions }) => {
    const account = must(byId.get(companyId), `company ${companyId}`)
    const payee = payeeOf(account)
    const own = reasonToLeaveOut({ amount, account }, { minimum: settings.minimum, now })
    const { iban } = payee
    const reason = own ?? (iban === null ? 'noAccount' : CHANNELS[channel].refuse({ ...payee, iban }, currency))
    const { suspended } = account
    return { companyId, amount, payee, reason: reason ?? null, positions: reason ? [] : positions, suspended }
  })
}

/** What a line keeps of an account. */
export function payeeOf({ name, holder, iban, bic, street, postalCode, city, country }: Payee): Payee {
  return { name, holder, iban, bic, street, postalCode, city, country }
}

/** Which of these companies the operator has suspended. */
export async function suspendedAmong(
  deps: Pick<Deps, 'db'>,
  companyIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const accounts = await dossiers.findPayoutAccounts(deps.db, companyIds)
  return new Set(accounts.flatMap(({ companyId, suspended }) => (suspended ? [companyId] : [])))
}
