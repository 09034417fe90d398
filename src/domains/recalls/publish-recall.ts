import { isHoliday } from '../../platform/calendar/holidays.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { normalizeBrand } from '../../values/brands.ts'
import { plainEan } from '../../values/ean.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import type { LocalText } from '../../values/locale.ts'
import { recordAudit } from '../audit/index.ts'
import { readCategories } from '../categories/index.ts'
import { dueAt } from '../moderation/rules/index.ts'
import type { RecallBody, RecallFile } from './contract.ts'
import { readRecall } from './read-recalls.ts'
import { toldSince } from './rules/recall-steps.ts'
import { insertRecall } from './store/recalls.ts'

/** Longer than an order waits for its money. */
const UNPAID_DAYS = 15

const inPoland = (date: string): boolean => isHoliday('PL', date)
const said = (texts: RecallBody['title']): LocalText => {
  const given = Object.entries(texts).filter(([, text]) => text)
  return Object.fromEntries(given) as LocalText
}

/**
 * Publishes a recall: everybody reads it at once, and a job pauses the offers, tells their sellers and then their buyers. `recall_of_nothing`,
 * `received_in_future`, `category_not_found`.
 */
export async function publishRecall(deps: Deps, actor: Actor | undefined, body: RecallBody): Promise<RecallFile> {
  const { userId } = requireOperator(actor)
  const now = deps.now()
  const receivedAt = new Date(body.receivedAt)
  if (receivedAt > now) throw invalidField('receivedAt', 'received_in_future')
  const { kind, source, brand, model, ean, categoryId, productIds, link, pauses, provision } = body
  // A model alone would be found in titles of anything.
  if (!brand && !ean && categoryId === null && productIds.length === 0) throw invalidField('brand', 'recall_of_nothing')
  const categoryIds = categoryId === null ? null : await branchOf(deps, categoryId)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const id = await insertRecall(db, {
      ...{ kind, source, link, pauses, provision, receivedAt },
      ...{ title: said(body.title), danger: said(body.danger), remedy: said(body.remedy) },
      ...{ brand: brand ? normalizeBrand(brand) : null, model: model || null, ean: ean ? plainEan(ean) : null },
      ...{ categoryIds, productIds: productIds.length > 0 ? productIds : null },
      since: toldSince(kind, body.years, now),
      dueAt: dueAt({ source, urgent: false, at: receivedAt }, inPoland),
      ...{ publishedAt: now, publishedBy: userId },
    })
    await recordAudit(inside, {
      ...{ actorId: userId, action: 'recallPublished', subjectKind: 'market', subjectId: `recall:${id}` },
      detail: { kind, reason: provision },
    })
    await deps.addJob(db, { name: 'recalls.advance', payload: { recallId: id } })
    // Whoever had ordered and not yet paid is no buyer now, and may be one until then.
    const runAt = new Date(now.getTime() + UNPAID_DAYS * 86_400_000)
    await deps.addJob(db, { name: 'recalls.notifyAgain', payload: { recallId: id }, runAt })
    return readRecall(inside, actor, id)
  })
}

/** A category and all below it; `category_not_found`. */
async function branchOf(deps: Deps, id: number): Promise<number[]> {
  const all = await readCategories(deps)
  if (!all.some((one) => one.id === id)) throw new Failure('notFound', 'category_not_found')
  const branch = new Set([id])
  for (let grown = -1; grown !== branch.size; ) {
    grown = branch.size
    for (const one of all) if (one.parentId !== null && branch.has(one.parentId)) branch.add(one.id)
  }
  return [...branch]
}
