import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { readCategories } from '../categories/index.ts'
import type { WarningTexts } from './contract.ts'
import { SAFETY_TAG } from './save-brand.ts'
import { deleteWarning, findWarnings, saveWarning } from './store/warnings.ts'

/** Warnings by category. */
export async function listWarnings(deps: Deps, actor: Actor | undefined) {
  requireOperator(actor)
  return { warnings: await findWarnings(deps.db) }
}

/** Saves those of one category; `category_not_found`. */
export async function saveCategoryWarning(
  deps: Deps,
  actor: Actor | undefined,
  categoryId: number,
  texts: WarningTexts,
) {
  const { userId } = requireOperator(actor)
  const known = (await readCategories(deps)).some(({ id }) => id === categoryId)
  if (!known) throw new Failure('notFound', 'category_not_found')
  const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as WarningTexts
  return deps.db.transaction().execute(async (db) => {
    if (Object.keys(said).length > 0) await saveWarning(db, { categoryId, texts: said }, deps.now())
    else await deleteWarning(db, categoryId)
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId: userId, action: 'warningsChanged', subjectKind: 'market', subjectId: `category:${categoryId}` },
        detail: { languages: Object.keys(said).join(', ') },
      },
    )
    await invalidateTags(db, [SAFETY_TAG])
    return { warnings: await findWarnings(db) }
  })
}
