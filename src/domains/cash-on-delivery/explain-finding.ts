import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import { explain, isThere } from './store/findings.ts'

/**
 * Somebody says what became of money that does not agree. The words stay with the finding for good. Of two at once the second is refused with `finding_not_open`;
 * those of other companies are `cash_finding_not_found`.
 */
export async function explainFinding(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, id, note }: { companyId: number; id: number; note: string },
): Promise<void> {
  const { byUser } = requireMember(deps, actor, companyId, 'payouts.view')
  await deps.db.transaction().execute(async (db) => {
    const finding = await explain(db, { companyId, id }, { by: byUser, note, at: deps.now() })
    if (!finding) {
      const isKnown = await isThere(db, { companyId, id })
      throw isKnown ? new Failure('conflict', 'finding_not_open') : new Failure('notFound', 'cash_finding_not_found')
    }
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId: byUser, action: 'cashFindingExplained', subjectKind: 'company', subjectId: String(companyId) },
        detail: { finding: id, kind: finding.kind },
      },
    )
  })
}
