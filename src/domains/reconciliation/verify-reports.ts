import type { Deps } from '../../platform/deps.ts'
import { CHECK_BATCH, type Disagreement, readAbout } from '../ledger/index.ts'
import { findFees, findPayouts } from './store/settlements.ts'

/** Fees and payouts of providers' reports, compared with what was booked at the providers. */
export async function* verifyReports(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  for (let after = ''; ; ) {
    const batch = await findFees(deps.db, after, CHECK_BATCH)
    const last = batch.at(-1)
    if (!last) break
    const kept = await bookedAt(
      deps,
      batch.map(({ key }) => key),
    )
    for (const { key, currency, fee } of batch) {
      const booked = kept(key, currency)
      if (booked !== fee) yield { subject: key, problem: `fees of ${fee} ${currency} were kept, ${booked} booked` }
    }
    after = last.key
  }
  for (let after = 0; ; ) {
    const batch = await findPayouts(deps.db, after, CHECK_BATCH)
    const last = batch.at(-1)
    if (!last) break
    const keyOf = (id: number) => `settlement:line-${id}`
    const left = await bookedAt(
      deps,
      batch.map(({ id }) => keyOf(id)),
    )
    for (const { id, payout } of batch) {
      const booked = left(keyOf(id))
      if (booked !== payout) yield { subject: keyOf(id), problem: `${payout} was paid out, ${booked} booked` }
    }
    after = last.id
  }
}

/** What left the provider's account under a key. */
async function bookedAt(deps: Pick<Deps, 'db'>, keys: readonly string[]) {
  const entries = await readAbout(deps, keys)
  return (key: string, currency?: string) =>
    (entries.get(key) ?? [])
      .filter((entry) => entry.account.startsWith('operator:') && (!currency || entry.currency === currency))
      .reduce((sum, { amount }) => sum - amount, 0)
}
