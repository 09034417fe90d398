import type { Currency, Minor } from '../../../values/money.ts'
import type { DocumentContent } from './content.ts'
import { remainingOf } from './correct-document.ts'
import { documentNumber, KIND_TABLE } from './kinds.ts'
import { sumOf, totalled } from './priced.ts'
import { vatWithin } from './vat.ts'

/** What the columns of a document say beside its content; grosze. */
type Columns = {
  kind: string
  number: string
  series: string
  year: number
  sequence: number
  currency: string
  total: Minor
}

/** What does not agree within one document: columns and content, number and series, lines and sums, prices and tax. */
export function documentProblems(columns: Columns, content: DocumentContent): string[] {
  const { lines, total, totals } = content
  const problems: string[] = []
  for (const name of ['kind', 'number', 'currency', 'total'] as const) {
    if (columns[name] !== content[name]) problems.push(`its ${name} is ${columns[name]}, on it stands ${content[name]}`)
  }
  const { series, year, sequence } = columns
  const number = documentNumber(series, year, sequence)
  if (columns.number !== number) problems.push(`is number ${number} of its series, and called ${columns.number}`)
  const summed = totalled(lines)
  if (summed.total !== total) problems.push(`its lines are ${summed.total}, its total ${total}`)
  if (JSON.stringify(summed.totals) !== JSON.stringify(totals))
    problems.push('its sums by rate are not those of its lines')
  for (const { no, quantity, unitGross, gross } of lines) {
    if (quantity * unitGross !== gross) problems.push(`line ${no}: ${quantity} × ${unitGross} is not ${gross}`)
  }
  return problems
}

/**
 * What does not agree between a document and its corrections: more taken back than there was, and of an order's document a tax that is not the tax
 * of what is left. The tax of a commission was frozen order by order and is compared there.
 */
export function familyProblems(original: DocumentContent, corrections: readonly DocumentContent[]): string[] {
  const beyond = remainingOf(original, corrections)
    .filter(({ gross, pieces }) => gross < 0 || pieces < 0)
    .map(
      ({ no, gross, pieces }) =>
        `line ${no} is taken back beyond what there was: ${gross} and ${pieces} pieces are left`,
    )
  if (beyond.length > 0 || KIND_TABLE[original.kind].ofMarket) return beyond
  return original.totals.flatMap(({ treatment }) => {
    const own = [original, ...corrections].flatMap(({ totals }) => totals.filter((one) => one.treatment === treatment))
    const left = vatWithin(sumOf(own.map(({ gross }) => gross)), treatment)
    const vats = own.flatMap(({ vat }) => (vat === null ? [] : [vat]))
    const had = vats.length < own.length ? null : sumOf(vats)
    return had === left ? [] : [`leaves ${had} of VAT (${treatment}), right is ${left}`]
  })
}

type DocumentedOrder = { total: Minor; givenBack: Minor; currency: Currency }

/** What does not agree between an order and its documents: they are worth it, and take back no more than went back. */
export function orderPaperProblems(
  order: DocumentedOrder,
  originals: readonly DocumentContent[],
  corrections: readonly DocumentContent[],
): string[] {
  const worth = sumOf(originals.map(({ total }) => total))
  const back = -sumOf(corrections.map(({ total }) => total))
  const others = [...originals, ...corrections].filter(({ currency }) => currency !== order.currency)
  return [
    ...(worth === order.total ? [] : [`is ${order.total}, its documents ${worth}`]),
    ...(back <= order.givenBack ? [] : [`${order.givenBack} were given back, its documents take back ${back}`]),
    ...others.map(({ number, currency }) => `is in ${order.currency}, ${number} in ${currency}`),
  ]
}

type Sum = { net: Minor; vat: Minor }

/** What was billed of an order's commission is what it owes at least, as corrections come a month later, and never more than was frozen. */
export function billedProblems(billed: Sum, { frozen, owed }: { frozen: Sum; owed: Sum }): string[] {
  return (['net', 'vat'] as const).flatMap((name) =>
    billed[name] >= owed[name] && billed[name] <= frozen[name]
      ? []
      : [`commission: ${billed[name]} ${name} billed, ${owed[name]} owed of ${frozen[name]}`],
  )
}
