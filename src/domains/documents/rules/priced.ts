import { type Minor, splitMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { TREATMENTS, type Treatment, vatWithin } from './vat.ts'

/** Amounts in grosze; those of corrections are negative. `quantity` × `unitGross` is `gross`. */
export type PricedLine = {
  /** From 1; a line of a correction has the number of the line it corrects. */
  no: number
  kind: 'goods' | 'delivery' | 'commission'
  /** The order's item; null for what is none. */
  itemId: number | null
  /** Empty for what has a name in every language. */
  name: string
  quantity: number
  unitGross: Minor
  treatment: Treatment
  gross: Minor
  /** Null where no VAT is shown. */
  vat: Minor | null
  /** Of a commission: basis points and how many orders; of a correction: how many pieces came back. */
  rate?: number
  orders?: number
  pieces?: number
}

export type TreatmentTotal = { treatment: Treatment; gross: Minor; vat: Minor | null }

/** Lines with their sums: `totals` one a treatment, in the order of the table of treatments. */
export type Priced = { lines: PricedLine[]; totals: TreatmentTotal[]; total: Minor }

export const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0)

/** The VAT of an amount is null as a whole or not at all. */
export const sumOfVat = (amounts: readonly (Minor | null)[]): Minor | null =>
  amounts.some((amount) => amount === null) ? null : sumOf(amounts.map((amount) => must(amount, 'VAT')))

/** Net value: what is left of the gross one; of a line without VAT all of it. */
export const netOf = ({ gross, vat }: { gross: Minor; vat: Minor | null }): Minor => gross - (vat ?? 0)

/**
 * The VAT of lines, by treatment: from the sum of their gross values, as an invoice by gross prices has it, then shared over the lines so that every
 * column sums to the whole.
 */
export function withVat(lines: readonly Omit<PricedLine, 'vat'>[]): PricedLine[] {
  const vats = new Map<number, Minor | null>()
  for (const [treatment, group] of Map.groupBy([...lines.entries()], ([, line]) => line.treatment)) {
    const grosses = group.map(([, line]) => line.gross)
    const vat = vatWithin(sumOf(grosses), treatment)
    const parts = vat === null ? null : splitMoney(vat, grosses)
    for (const [position, [index]] of group.entries()) vats.set(index, parts && must(parts[position], 'a share of VAT'))
  }
  return lines.map((line, index) => ({ ...line, vat: vats.get(index) ?? null }))
}

/** Lines with the sums over them. */
export function totalled(lines: PricedLine[]): Priced {
  const totals = TREATMENTS.flatMap((treatment): TreatmentTotal[] => {
    const own = lines.filter((line) => line.treatment === treatment)
    if (own.length === 0) return []
    return [{ treatment, gross: sumOf(own.map((line) => line.gross)), vat: sumOfVat(own.map((line) => line.vat)) }]
  })
  return { lines, totals, total: sumOf(lines.map((line) => line.gross)) }
}
