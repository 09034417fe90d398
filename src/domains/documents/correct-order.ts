import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { Minor } from '../../values/money.ts'
import { correctionKey, issueCorrection } from './issue-correction.ts'
import { contentOf } from './read-content.ts'
import {
  correctOrderLines,
  type DocumentCorrection,
  type GivenBackPart,
  partsOfAmount,
} from './rules/correct-order-lines.ts'
import { type DocumentRow, findDocumentsOf } from './store/documents.ts'
import { lockSettings } from './store/settings.ts'

export type OrderCorrection = {
  orderId: number
  /** What goes back, by parts of the order; or so much of what is left on its documents, grosze: goods first, then delivery. */
  back: { parts: readonly GivenBackPart[] } | { amount: Minor }
  /** In the words that stand on the corrections. */
  reason: string
  /** What it is for: the same again issues nothing. */
  key: string
}

/**
 * Corrects the documents that were issued for an order, in one transaction (of its own, or that of `deps.db`): delivery that stands on several of
 * them goes back by what is left of each. Answers the corrections for the key; none where nothing was issued, and `isNew` where they are issued
 * now. `correction_exceeds`: more than is left on them.
 */
export async function correctOrder(
  deps: Deps,
  correction: OrderCorrection,
): Promise<{ corrections: DocumentRow[]; isNew: boolean }> {
  const [first] = await findDocumentsOf(deps.db, [correction.orderId])
  if (!first) return { corrections: [], isNew: false }
  if (deps.db.isTransaction) return correctInside(deps, first.companyId, correction)
  return deps.db.transaction().execute((db) => correctInside({ ...deps, db }, first.companyId, correction))
}

async function correctInside(deps: Deps, companyId: number, { orderId, back, reason, key }: OrderCorrection) {
  await lockSettings(deps.db, companyId, deps.now())
  const rows = await findDocumentsOf(deps.db, [orderId])
  // All of them were issued at once.
  const known = rows.filter(({ correctsId, key: own }) => correctsId !== null && own === correctionKey(correctsId, key))
  if (known.length > 0) return { corrections: known, isNew: false }
  const corrections: DocumentRow[] = []
  // Few, and each needs its number.
  for (const { documentId, lines } of linesOf(rows, back)) {
    corrections.push(await issueCorrection(deps, { documentId, lines, reason, key }))
  }
  return { corrections, isNew: true }
}

function linesOf(rows: readonly DocumentRow[], back: OrderCorrection['back']): DocumentCorrection[] {
  const originals = rows.filter(({ correctsId }) => correctsId === null)
  const documents = originals.map((row) => ({
    documentId: row.id,
    original: contentOf(row),
    corrections: rows.filter(({ correctsId }) => correctsId === row.id).map(contentOf),
  }))
  if ('parts' in back) return correctOrderLines(documents, back.parts)
  const parts = partsOfAmount(documents, back.amount)
  if (!parts) throw new Failure('conflict', 'correction_exceeds')
  return correctOrderLines(documents, parts)
}
