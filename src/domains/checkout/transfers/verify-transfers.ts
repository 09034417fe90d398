import type { Deps } from '../../../platform/deps.ts'
import { CHECK_BATCH, type Disagreement, readAbout } from '../../ledger/index.ts'
import { transfers } from '../../payments/index.ts'

/** Money that came by transfer, and what of it left again, compared with what was booked at the bank. */
export async function* verifyTransfers(deps: Pick<Deps, 'db'>): AsyncGenerator<Disagreement> {
  for (let after = 0; ; ) {
    const batch = await transfers.findTransfers(deps.db, after, CHECK_BATCH)
    const last = batch.at(-1)
    if (!last) return
    const subjectOf = (id: number) => `settlement:transfer-${id}`
    const booked = await readAbout(
      deps,
      batch.map(({ id }) => subjectOf(id)),
    )
    for (const { id, amount, toReturn, returned } of batch) {
      const atBank = (booked.get(subjectOf(id)) ?? []).filter(({ account }) => account === 'bank')
      const sum = atBank.reduce((all, entry) => all + entry.amount, 0)
      const expected = amount - (returned ? toReturn : 0)
      if (sum !== expected) yield { subject: `transfer ${id}`, problem: `${expected} lies at the bank, ${sum} booked` }
    }
    after = last.id
  }
}
