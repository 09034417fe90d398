import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireReport } from '../decide.ts'
import { notifyMisuse } from '../mails/notify.ts'
import { noteMisuse } from '../misuse.ts'
import type { MisuseStep } from '../rules/misuse.ts'
import { saveAuthorityTold } from '../store/reports.ts'

/** That the police or another authority was told of a threat (Regulation 2022/2065 art. 18), and how. */
export async function noteAuthorityTold(deps: Deps, actor: Actor | undefined, id: number, note: string): Promise<void> {
  const { userId: actorId } = requireOperator(actor)
  const { companyId } = await requireReport(deps, id)
  await deps.db.transaction().execute(async (db) => {
    await saveAuthorityTold(db, id, note, deps.now())
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId, action: 'authorityTold', subjectKind: 'company', subjectId: String(companyId) },
        detail: { report: id },
      },
    )
  })
}

/** Warns the one who sent this report, takes no reports of theirs for a while, or does again; they are told why. `step_impossible`. */
export async function stepAgainstMisuse(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  { step, reason }: { step: MisuseStep; reason: string },
): Promise<void> {
  const { userId } = requireOperator(actor)
  const { email, companyId, locale } = await requireReport(deps, id)
  if (email === null) throw new Failure('conflict', 'step_impossible')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const until = await noteMisuse(inside, email, { step, reason, by: userId })
    await recordAudit(inside, {
      ...{ actorId: userId, action: 'reporterWarned', subjectKind: 'company', subjectId: String(companyId) },
      detail: { report: id, step },
    })
    await notifyMisuse(inside, { email, locale, step, reason, until })
  })
}
