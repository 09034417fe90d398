import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { plainEan } from '../../values/ean.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { soughtNumber } from '../../values/sought-number.ts'
import { documented } from '../orders/index.ts'
import type { RecallFile, RecallView } from './contract.ts'
import { findOfProducts, findRecall, findRecalls, type Recall, type SoughtRecall } from './store/recalls.ts'
import { filesOf, viewOf } from './view-recalls.ts'

async function pageOf(
  deps: Deps,
  sought: SoughtRecall | null,
  after: number | undefined,
): Promise<{ page: Recall[]; next: number | null }> {
  const found = await findRecalls(deps.db, sought, after ?? null, PAGE_SIZE + 1)
  const page = found.slice(0, PAGE_SIZE)
  return { page, next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}

/** For everybody, the newest first. */
export async function listRecalls(deps: Deps, after: number | undefined) {
  const { page, next } = await pageOf(deps, null, after)
  return { recalls: page.map(viewOf), next }
}

/** The same with how far each is told; `q`: by number, title, brand, model or EAN. */
export async function listForOperator(
  deps: Deps,
  actor: Actor | undefined,
  { q, after }: { q?: string | undefined; after?: number | undefined },
): Promise<{ recalls: RecallFile[]; next: number | null }> {
  requireOperator(actor)
  const sought = q ? { words: q, number: soughtNumber(q), ean: plainEan(q) } : null
  const { page, next } = await pageOf(deps, sought, after)
  return { recalls: await filesOf(deps, page), next }
}

/** One of them, or `recall_not_found`. */
export async function readRecall(deps: Deps, actor: Actor | undefined, id: number): Promise<RecallFile> {
  requireOperator(actor)
  const recall = await findRecall(deps.db, id)
  if (!recall) throw new Failure('notFound', 'recall_not_found')
  return must((await filesOf(deps, [recall]))[0], 'a recall')
}

/** What whoever knows a purchase's key has to know of its goods; `purchase_not_found`. */
export async function readRecallsOfPurchase(deps: Deps, key: string): Promise<{ recalls: RecallView[] }> {
  const found = await documented.findLinesToReview(deps.db, key)
  if (!found) throw new Failure('notFound', 'purchase_not_found')
  const ids = [...new Set(found.lines.map(({ productId }) => productId))]
  return { recalls: ids.length > 0 ? (await findOfProducts(deps.db, ids)).map(viewOf) : [] }
}
