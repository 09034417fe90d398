import { type Minor, splitMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { type CorrectionLine, remainingOf } from './correct-document.ts'
import type { Priced } from './priced.ts'

/** What goes back of an order's item, or of its delivery (null): gross grosze, and pieces that came back (0: the price alone). */
export type GivenBackPart = { itemId: number | null; pieces: number; amount: Minor }

/** A document of an order with its corrections, the first first. */
export type Corrected = { documentId: number; original: Priced; corrections: readonly Priced[] }
export type DocumentCorrection = { documentId: number; lines: CorrectionLine[] }

type Line = { documentId: number; no: number; kind: string; itemId: number | null; left: Minor }
type LineBack = CorrectionLine & { documentId: number }

/**
 * What is corrected of which document when parts of their order go back: an item where it stands; the delivery, which may stand on several, by what is
 * left of each. Documents of which nothing goes back are left out.
 */
export function correctOrderLines(
  documents: readonly Corrected[],
  parts: readonly GivenBackPart[],
): DocumentCorrection[] {
  const lines = documents.flatMap(leftOf)
  const asked = parts
    .filter(({ amount }) => amount > 0)
    .flatMap((part): LineBack[] => (part.itemId === null ? deliveryOf(lines, part.amount) : [itemOf(lines, part)]))
    .filter(({ gross }) => gross > 0)
  return [...Map.groupBy(asked, ({ documentId }) => documentId)].map(([documentId, own]) => ({
    documentId,
    lines: own.map(({ line, gross, pieces }) => ({ line, gross, pieces })),
  }))
}

function leftOf({ documentId, original, corrections }: Corrected): Line[] {
  const left = remainingOf(original, corrections)
  return original.lines.map(({ no, kind, itemId }, index) => ({
    ...{ documentId, no, kind, itemId },
    left: must(left[index], `line ${no}`).gross,
  }))
}

function itemOf(lines: readonly Line[], { itemId, pieces, amount }: GivenBackPart): LineBack {
  const { documentId, no } = must(
    lines.find((line) => line.itemId === itemId),
    `the line of item ${itemId}`,
  )
  return { documentId, line: no, gross: amount, pieces }
}

function deliveryOf(lines: readonly Line[], amount: Minor): LineBack[] {
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
