import type { Deps } from '../../platform/deps.ts'
import { correctionKey, issueCorrection } from './issue-correction.ts'
import { contentOf } from './read-content.ts'
import { correctOrderLines, type DocumentCorrection, type GivenBackPart } from './rules/correct-order-lines.ts'
import { type DocumentRow, findDocumentsOf } from './store/documents.ts'
import { lockSettings } from './store/settings.ts'

export type OrderCorrection = {
  orderId: number
  parts: readonly GivenBackPart[]
  /** In the words that stand on the corrections. */
  reason: string
  /** What it is for: the same again issues nothing. */
  key: string
}

/**
 * Corrects the documents that were issued for an order, in one transaction: delivery that stands on several of them goes back by what is left
 * of each. Does nothing where none was issued. Answers the corrections.
 */
export async function correctOrder(deps: Deps, correction: OrderCorrection): Promise<DocumentRow[]> {
  const [first] = await findDocumentsOf(deps.db, [correction.orderId])
  if (!first) return []
  return deps.db.transaction().execute(async (db) => {
    await lockSettings(db, first.companyId, deps.now())
    const inside = { ...deps, db }
    const issued: DocumentRow[] = []
    // Few, and each needs its number.
    for (const { documentId, lines } of await linesOf(inside, correction)) {
      issued.push(await issueCorrection(inside, { documentId, lines, reason: correction.reason, key: correction.key }))
    }
    return issued
  })
}

/** Nothing where the key was used: all of them were issued at once. */
async function linesOf(deps: Deps, { orderId, parts, key }: OrderCorrection): Promise<DocumentCorrection[]> {
  const rows = await findDocumentsOf(deps.db, [orderId])
  const isKnown = rows.some((row) => row.correctsId !== null && row.key === correctionKey(row.correctsId, key))
  if (isKnown) return []
  const originals = rows.filter(({ correctsId }) => correctsId === null)
  const documents = originals.map((row) => ({
    documentId: row.id,
    original: contentOf(row),
    corrections: rows.filter(({ correctsId }) => correctsId === row.id).map(contentOf),
  }))
  return correctOrderLines(documents, parts)
}
