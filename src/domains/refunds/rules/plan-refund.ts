import { type Minor, splitMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'

/** What of an order's item, or of its delivery (null), goes back: grosze, and pieces that come back (0: a part of the price alone). */
export type RefundPart = { itemId: number | null; pieces: number; amount: Minor }

/** Gross, grosze. */
export type RefundableGoods = {
  delivery: Minor
  items: readonly { id: number; quantity: number; lineTotal: Minor }[]
}

/** What is left of an order after refunds. */
export type RefundLeft = {
  total: Minor
  delivery: Minor
  lines: { itemId: number; pieces: number; amount: Minor }[]
}

/** Pieces of an order's item. */
export type Rest = { itemId: number; pieces: number }

export type RefundAsk =
  | { kind: 'whole' }
  | { kind: 'delivery' }
  | { kind: 'line'; itemId: number; quantity: number }
  | { kind: 'amount'; amount: Minor }
  /** What will not be sent any more: pieces as `restOf` counts them. */
  | { kind: 'rest'; rest: readonly Rest[] }

/** Why a refund cannot be made as it was asked for, and which field says so. */
export type RefundProblem = { code: 'refund_exceeds' | 'refund_unknown_line' | 'refund_nothing_left'; field: string }

/**
 * What is left of an order of which `given` went back by refunds. `taken`, grosze: what the buyer's bank took besides, which no line was named for;
 * it is borne as an amount is.
 */
export function leftOf(goods: RefundableGoods, given: readonly RefundPart[], taken: Minor): RefundLeft {
  const left = leftOfRefunds(goods, given)
  if (taken === 0) return left
  const parts = amountOf(left, taken)
  if (!Array.isArray(parts)) throw new Error(`${taken} were taken of an order of which ${left.total} were left`)
  return leftOfRefunds(goods, [...given, ...parts])
}

function leftOfRefunds({ delivery, items }: RefundableGoods, given: readonly RefundPart[]): RefundLeft {
  const back = (itemId: number | null) => given.filter((part) => part.itemId === itemId)
  const lines = items.map(({ id, quantity, lineTotal }) => ({
    itemId: id,
    pieces: quantity - sum(back(id).map(({ pieces }) => pieces)),
    amount: lineTotal - sum(back(id).map(({ amount }) => amount)),
  }))
  const rest = delivery - sum(back(null).map(({ amount }) => amount))
  return { total: rest + sum(lines.map(({ amount }) => amount)), delivery: rest, lines }
}

/** What is left once these parts went back as well. */
export function leftAfter({ delivery, lines }: RefundLeft, parts: readonly RefundPart[]): RefundLeft {
  const goods = {
    delivery,
    items: lines.map(({ itemId, pieces, amount }) => ({ id: itemId, quantity: pieces, lineTotal: amount })),
  }
  return leftOfRefunds(goods, parts)
}

/** Whether these parts leave nothing to be sent or paid for: all the money, or all the pieces. */
export function takesAll(left: RefundLeft, parts: readonly RefundPart[]): boolean {
  const after = leftAfter(left, parts)
  return after.total === 0 || after.lines.every(({ pieces }) => pieces === 0)
}

/**
 * What goes back of each line for what was asked. Pieces of a line are worth their share of what is left of it; an amount is taken from the goods by
 * what is left of each, and from the delivery where that is not enough.
 */
export function planRefund(left: RefundLeft, ask: RefundAsk): RefundPart[] | RefundProblem {
  const parts = partsOf(left, ask)
  if (!Array.isArray(parts)) return parts
  const asked = parts.filter(({ pieces, amount }) => pieces + amount > 0)
  return sum(asked.map(({ amount }) => amount)) > 0 ? asked : { code: 'refund_nothing_left', field: 'kind' }
}

function partsOf(left: RefundLeft, ask: RefundAsk): RefundPart[] | RefundProblem {
  switch (ask.kind) {
    case 'whole':
      return [...left.lines, { itemId: null, pieces: 0, amount: left.delivery }]
    case 'delivery':
      return [{ itemId: null, pieces: 0, amount: left.delivery }]
    case 'line':
      return lineOf(left, ask)
    case 'amount':
      return amountOf(left, ask.amount)
    case 'rest':
      return restParts(left, ask.rest)
  }
}

function lineOf(left: RefundLeft, { itemId, quantity }: { itemId: number; quantity: number }) {
  const line = left.lines.find((one) => one.itemId === itemId)
  if (!line) return { code: 'refund_unknown_line', field: 'itemId' } as const
  if (quantity > line.pieces) return { code: 'refund_exceeds', field: 'quantity' } as const
  // The grosze that do not divide stay with the last piece.
  const amount = Number((BigInt(line.amount) * BigInt(quantity)) / BigInt(line.pieces))
  return [{ itemId, pieces: quantity, amount }]
}

function restParts(left: RefundLeft, rest: readonly Rest[]) {
  const parts: RefundPart[] = []
  for (const { itemId, pieces } of rest) {
    const line = lineOf(left, { itemId, quantity: pieces })
    if (!Array.isArray(line)) return line
    parts.push(...line)
  }
  return parts
}

function amountOf(left: RefundLeft, amount: Minor) {
  if (amount > left.total) return { code: 'refund_exceeds', field: 'amount' } as const
  const goods = left.lines.map((line) => line.amount)
  const ofGoods = Math.min(amount, sum(goods))
  const shares = splitMoney(ofGoods, goods)
  const lines = left.lines.map(({ itemId }, index) => ({ itemId, pieces: 0, amount: must(shares[index], 'a share') }))
  return [...lines, { itemId: null, pieces: 0, amount: amount - ofGoods }]
}

/** What of an order's money went back beside its refunds, grosze; a refund that was decided after the order was read counts as none. */
export const takenBeside = (givenBack: Minor, refunds: readonly { amount: Minor }[]): Minor =>
  Math.max(0, givenBack - sum(refunds.map(({ amount }) => amount)))

export const sumOfParts = (parts: readonly RefundPart[]): Minor => sum(parts.map(({ amount }) => amount))

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
