import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { holidays, requireMember } from '../companies/index.ts'
import { refuseGreenWords } from '../settings/index.ts'
import type { HolidayBody, PresentationBody, PresentationView } from './contract.ts'
import { findPresentation, lockPresentation, updatePresentation } from './store/presentations.ts'

/** How a company presents itself to everybody; `company_not_found` for those that are not public. */
export async function readPresentation(deps: Deps, companyId: number): Promise<PresentationView> {
  const found = await findPresentation(deps.db, companyId, true)
  if (!found) throw new Failure('notFound', 'company_not_found')
  return found
}

/** The same for those who work there, with the holiday. */
export async function readOwnPresentation(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<PresentationView & { holiday: HolidayBody | null }> {
  requireMember(deps, actor, companyId, 'company.view')
  return { ...(await presentationOf(deps, companyId)), holiday: await holidays.findHoliday(deps.db, companyId) }
}

/** Saves texts, icon, colour and language. */
export function savePresentation(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { revision, ...body }: PresentationBody & { revision: number },
): Promise<PresentationView> {
  return changePresentation(deps, actor, companyId, async (inside, before) => {
    if (before.revision !== revision) throw new Failure('conflict', 'changed_meanwhile')
    await refuseGreenWords(inside, {
      headerText: { now: allOf(body.headerText), before: allOf(before.headerText) },
      bannerText: { now: allOf(body.bannerText), before: allOf(before.bannerText) },
    })
    await updatePresentation(inside.db, companyId, body, deps.now())
  })
}

const allOf = (texts: Readonly<Record<string, string | undefined>>) => Object.values(texts).join('\n')

/** One change at a time; it is on record and shows at once. */
export async function changePresentation(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  change: (inside: Deps, before: PresentationView) => Promise<void>,
): Promise<PresentationView> {
  const member = requireMember(deps, actor, companyId, 'presentation.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockPresentation(db, companyId)
    await change(inside, await presentationOf(inside, companyId))
    await recordAudit(inside, {
      actorId: member.actor.userId,
      action: 'presentationChanged',
      subjectKind: 'company',
      subjectId: String(companyId),
    })
    await invalidateTags(db, [`company:${companyId}`])
    return presentationOf(inside, companyId)
  })
}

async function presentationOf(deps: Deps, companyId: number): Promise<PresentationView> {
  const found = await findPresentation(deps.db, companyId, false)
  if (!found) throw new Failure('notFound', 'company_not_found')
  return found
}
