import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { dossiers } from '../companies/index.ts'
import { isSameAccount } from './rules/leave-out.ts'
import { readPayoutSettings } from './settings.ts'
import type { BatchRow } from './store/batches.ts'
import type { LineRow } from './store/lines.ts'
import { sumDueOf } from './store/open-entries.ts'

/**
 * Refuses a draft (`payouts_changed`) of which an account changed or is held, or a seller of which owes something since it was drawn up;
 * `nothing_to_pay_out` where no line is left. The accounts stay as they are until the caller's transaction ends.
 */
export async function refuseOutdated(deps: Deps, batch: BatchRow, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) throw new Failure('conflict', 'nothing_to_pay_out')
  const ids = lines.map(({ companyId }) => companyId)
  // Locked: who changes an account now does so after this, and the payout goes where it was approved to go.
  const accounts = await dossiers.lockPayoutAccounts(deps.db, ids)
  const byId = new Map(accounts.map((one) => [one.companyId, one]))
  const now = deps.now()
  const since = await sumDueOf(deps.db, batch.currency, ids, { ...(await readPayoutSettings(deps)), now })
  const owes = since.some(({ amount }) => amount < 0)
  const isOutdated = lines.some(({ companyId, payee }) => {
    const account = must(byId.get(companyId), `company ${companyId}`)
    return !isSameAccount(payee, account) || account.taxHeld || (account.heldUntil !== null && account.heldUntil > now)
  })
  if (owes || isOutdated) throw new Failure('conflict', 'payouts_changed')
}
