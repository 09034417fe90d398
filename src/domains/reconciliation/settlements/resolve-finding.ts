import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { feeEntries, postTransaction } from '../../ledger/index.ts'
import { resolve, saveFee } from '../store/findings.ts'

/**
 * The operator says what became of something that does not agree. A fee that differs is booked as the provider says it. Of two at once the second
 * is refused with `finding_not_open`.
 */
export async function resolveFinding(deps: Deps, actor: Actor | undefined, id: number, note: string): Promise<void> {
  const person = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const finding = await resolve(db, id, { by: person.userId, note, at: deps.now() })
    if (!finding) throw new Failure('conflict', 'finding_not_open')
    if (finding.kind === 'feeDiffers' || finding.kind === 'chargebackFeeDiffers') {
      const { provider, currency, kind, expected } = finding
      const lineId = must(finding.lineId, `the line of finding ${id}`)
      const found = must(finding.found, `the fee of finding ${id}`)
      // The fee of a dispute is booked as far as it was known.
      const amount = kind === 'feeDiffers' || expected === null ? found : found - expected
      const key = `fee:line-${lineId}` as const
      await saveFee(db, lineId, amount, key)
      await postTransaction(inside, key, feeEntries({ provider, amount, currency }))
    }
    await recordAudit(inside, {
      ...{ actorId: person.userId, action: 'findingResolved', subjectKind: 'market', subjectId: `finding ${id}` },
      detail: { kind: finding.kind },
    })
  })
}
