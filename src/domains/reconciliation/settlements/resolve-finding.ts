import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { feeEntries, postTransaction, settlementEntries } from '../../ledger/index.ts'
import { type Finding, findLineKind, resolve, saveFee } from '../store/findings.ts'

/**
 * The operator says what became of something that does not agree. A fee that differs is booked as the provider says it, and so is the difference of
 * a fee or payout that it told anew. Of two at once the second is refused with `finding_not_open`.
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
    if (finding.kind === 'changed') await bookChange(inside, id, finding)
    await recordAudit(inside, {
      ...{ actorId: person.userId, action: 'findingResolved', subjectKind: 'market', subjectId: `finding ${id}` },
      detail: { kind: finding.kind },
    })
  })
}

/** By what the provider told anew differs from what it told first. */
async function bookChange(
  deps: Deps,
  id: number,
  {
    provider,
    currency,
    lineId,
    expected,
    found,
  }: Pick<Finding, 'provider' | 'currency' | 'lineId' | 'expected' | 'found'>,
): Promise<void> {
  const line = must(lineId, `the line of finding ${id}`)
  const amount = must(expected, `what was told first of finding ${id}`) - must(found, `what was told anew of ${id}`)
  if ((await findLineKind(deps.db, line)) === 'payout') {
    await postTransaction(deps, `settlement:line-${line}`, settlementEntries({ provider, amount, currency }))
    return
  }
  const key = `fee:line-${line}` as const
  await saveFee(deps.db, line, amount, key)
  await postTransaction(deps, key, feeEntries({ provider, amount, currency }))
}
