import type { Deps } from '../../platform/deps.ts'
import type { RecallFile, RecallView } from './contract.ts'
import type { Recall } from './store/recalls.ts'
import { countTold } from './store/told.ts'

const BOUND = 10_000

/** A recall as everybody reads it. */
export const viewOf = (recall: Recall): RecallView => {
  const { id, kind, title, danger, remedy, link, brand, model, ean, publishedAt, endedAt } = recall
  const at = { publishedAt: publishedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
  return { id, kind, title, danger, remedy, link, brand, model, ean, ...at }
}

/** Recalls with how far they are told; one statement more however many they are. */
export async function filesOf(deps: Deps, recalls: readonly Recall[]): Promise<RecallFile[]> {
  const counted = await countTold(
    deps.db,
    recalls.map(({ id }) => id),
    BOUND,
  )
  const counts = new Map(counted.map(({ recallId, ...one }) => [recallId, one]))
  return recalls.map((recall) => {
    const { source, categoryIds, productIds, pauses, provision, step, since, receivedAt, dueAt, doneAt } = recall
    return {
      ...viewOf(recall),
      ...{ source, categoryIds, productIds, pauses, provision, step },
      ...{ since: since.toISOString(), receivedAt: receivedAt.toISOString(), dueAt: dueAt.toISOString() },
      late: (doneAt ?? deps.now()) > dueAt,
      doneAt: doneAt?.toISOString() ?? null,
      ...(counts.get(recall.id) ?? { offers: 0, sellers: 0, buyers: 0 }),
    }
  })
}
