import type { Deps } from '../../platform/deps.ts'
import { type Minor, splitMoney } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import { correctionKey, issueCorrection } from './issue-correction.ts'
import { contentOf } from './read-content.ts'
import { type CorrectionLine, remainingOf } from './rules/correct-document.ts'
import { type DocumentRow, findDocumentsOf } from './store/documents.ts'
import { lockSettings } from './store/settings.ts'

/** What goes back of an order's item, or of its delivery (null): gross grosze, and pieces that came back (0: the price alone). */
export type GivenBackPart = { itemId: number | null; pieces: number; amount: Minor }

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

type Line = { documentId: number; no: number; kind: string; itemId: number | null; left: Minor }

async function linesOf(
  deps: Deps,
  { orderId, parts, key }: OrderCorrection,
): Promise<{ documentId: number; lines: CorrectionLine[] }[]> {
  const rows = await findDocumentsOf(deps.db, [orderId])
  // All of them were issued at once.
  const isKnown = rows.some((row) => row.correctsId !== null && row.key === correctionKey(row.correctsId, key))
  if (isKnown) return []
  const lines = rows.filter(({ correctsId }) => correctsId === null).flatMap((row) => leftOf(row, rows))
  const asked = parts
    .filter(({ amount }) => amount > 0)
    .flatMap((part) => (part.itemId === null ? deliveryOf(lines, part.amount) : [itemOf(lines, part)]))
    .filter(({ gross }) => gross > 0)
  return [...Map.groupBy(asked, ({ documentId }) => documentId)].map(([documentId, own]) => ({
    documentId,
    lines: own.map(({ line, gross, pieces }) => ({ line, gross, pieces })),
  }))
}

function leftOf(row: DocumentRow, all: readonly DocumentRow[]): Line[] {
  const original = contentOf(row)
  const corrections = all.filter(({ correctsId }) => correctsId === row.id).map(contentOf)
  const left = remainingOf(original, corrections)
  return original.lines.map(({ no, kind, itemId }, index) => ({
    ...{ documentId: row.id, no, kind, itemId },
    left: must(left[index], `line ${no}`).gross,
  }))
}

function itemOf(lines: readonly Line[], { itemId, pieces, amount }: GivenBackPart) {
  const { documentId, no } = must(
    lines.find((line) => line.itemId === itemId),
    `the line of item ${itemId}`,
  )
  return { documentId, line: no, gross: amount, pieces }
}

function deliveryOf(lines: readonly Line[], amount: Minor) {
  const deliveries = lines.filter(({ kind }) => kind === 'delivery')
  const shares = splitMoney(
    amount,
    deliveries.map(({ left }) => left),
  )
  return deliveries.map(({ documentId, no }, index) => ({
    ...{ documentId, line: no, pieces: 0 },
    gross: must(shares[index], 'a share of the delivery'),
  }))
}
