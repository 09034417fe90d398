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
  const wanted = parts
    .filter(({ amount }) => amount > 0)
    .flatMap((part): LineBack[] => (part.itemId === null ? deliveryOf(lines, part.amount) : [itemOf(lines, part)]))
  const asked = withinLines(lines, wanted).filter(({ gross }) => gross > 0)
  return [...Map.groupBy(asked, ({ documentId }) => documentId)].map(([documentId, own]) => ({
    documentId,
    lines: own.map(({ line, gross, pieces }) => ({ line, gross, pieces })),
  }))
}

/** An amount as parts of what is left on the documents: of the goods by their values, then of the delivery; undefined where it is more. */
export function partsOfAmount(documents: readonly Corrected[], amount: Minor): GivenBackPart[] | undefined {
  const lines = documents.flatMap(leftOf)
  const goods = lines.filter(({ itemId }) => itemId !== null)
  const sum = (of: readonly Line[]) => of.reduce((total, { left }) => total + left, 0)
  if (amount > sum(lines)) return undefined
  const ofGoods = Math.min(amount, sum(goods))
  const shares = splitMoney(
    ofGoods,
    goods.map(({ left }) => left),
  )
  const parts = goods.map(({ itemId }, index) => ({ itemId, pieces: 0, amount: must(shares[index], 'a share') }))
  return [...parts, { itemId: null, pieces: 0, amount: amount - ofGoods }]
}

/**
 * A refund of a line of which a lost chargeback took something before: what is not left there is taken of the other lines by what is left of each,
 * so that the papers are worth what is left of the order. Where nothing is left it stays, and is refused as too much.
 */
function withinLines(lines: readonly Line[], wanted: readonly LineBack[]): LineBack[] {
  const nameOf = ({ documentId, line }: Pick<LineBack, 'documentId' | 'line'>) => `${documentId} ${line}`
  const asked = new Map(wanted.map((one) => [nameOf(one), one.gross]))
  const rows = lines.map(({ documentId, no, left }) => {
    const gross = asked.get(nameOf({ documentId, line: no })) ?? 0
    return { documentId, line: no, over: Math.max(0, gross - left), free: Math.max(0, left - gross) }
  })
  const over = rows.reduce((sum, row) => sum + row.over, 0)
  if (over === 0 || over > rows.reduce((sum, row) => sum + row.free, 0)) return [...wanted]
  const shares = splitMoney(
    over,
    rows.map(({ free }) => free),
  )
  return rows.map(({ documentId, line, over: own }, index) => {
    const known = wanted.find((one) => one.documentId === documentId && one.line === line)
    const gross = (known ? known.gross : 0) - own + must(shares[index], 'a share of what is too much')
    return { documentId, line, gross, pieces: known ? known.pieces : 0 }
  })
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
