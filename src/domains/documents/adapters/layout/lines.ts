import type { Content, TableCell } from 'pdfmake'
import { must } from '../../../../values/must.ts'
import type { DocumentContent } from '../../rules/content.ts'
import { netOf, type PricedLine } from '../../rules/priced.ts'
import { breakable } from './breakable.ts'
import { commissionOf, type Say } from './words.ts'

type Column = { key: string; width: number | '*' | 'auto'; right?: boolean; of: (line: PricedLine) => string }

/** What a line is called: goods by their name, the rest by what it is. */
function nameOf(line: PricedLine, say: Say): string {
  if (line.kind === 'goods') return line.name
  if (line.kind === 'delivery') return say.both('delivery')
  return say.both('commission', commissionOf(line))
}

/** Whether net values and VAT stand on the document: not where the law forbids it, nor where it is no invoice. */
export function showsVat({ kind, totals }: DocumentContent): boolean {
  const isInvoice = kind !== 'confirmation' && kind !== 'confirmationCorrection'
  return isInvoice && totals.every(({ vat }) => vat !== null)
}

function columnsOf(content: DocumentContent, say: Say): Column[] {
  const all: Column[] = [
    { key: 'no', width: 'auto', of: ({ no }) => String(no) },
    { key: 'name', width: '*', of: (line) => nameOf(line, say) },
    { key: 'quantity', width: 'auto', right: true, of: ({ quantity }) => String(quantity) },
    { key: 'unitGross', width: 'auto', right: true, of: ({ unitGross }) => say.money(unitGross) },
  ]
  if (!showsVat(content))
    return [...all, { key: 'value', width: 'auto', right: true, of: ({ gross }) => say.money(gross) }]
  return [
    ...all,
    { key: 'net', width: 'auto', right: true, of: (line) => say.money(netOf(line)) },
    { key: 'rate', width: 'auto', right: true, of: ({ treatment }) => say.lawful(`rate_${treatment}`) },
    { key: 'vat', width: 'auto', right: true, of: ({ vat }) => say.money(must(vat, 'the VAT of a line')) },
    { key: 'gross', width: 'auto', right: true, of: ({ gross }) => say.money(gross) },
  ]
}

/** The table of lines; its head is repeated on every page. */
export function linesTable(content: DocumentContent, say: Say): Content {
  const columns = columnsOf(content, say)
  // Each language on a line of its own, which the head keeps: unbreakable text swallows a line's end.
  const head = columns.map(
    ({ key, right }): TableCell => ({
      stack: say.lines(key).map((text): Content => ({ text, noWrap: true, ...(right && { alignment: 'right' }) })),
      style: 'head',
    }),
  )
  const rows = content.lines.map((line) =>
    columns.map((column): TableCell => {
      const text = column.of(line)
      if (column.key === 'name') return breakable(text)
      return column.right ? { text, alignment: 'right', noWrap: true } : { text }
    }),
  )
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: columns.map(({ width }) => width), body: [head, ...rows] },
    layout: 'lightHorizontalLines',
    margin: [0, 14, 0, 0],
  }
}

/** Sums: one a rate and one of all where VAT is shown, else the sum alone. */
export function totalsTable(content: DocumentContent, say: Say): Content {
  const right = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right', noWrap: true })
  const small = (text: string): TableCell => ({ text, style: 'head', alignment: 'right', noWrap: true })
  const due: TableCell = {
    text: say.money(Math.abs(content.total)),
    bold: true,
    fontSize: 13,
    alignment: 'right',
    noWrap: true,
  }
  const label = right(say.both(content.total < 0 ? 'toReturn' : 'toPay'), true)
  const sums: TableCell[][] = showsVat(content)
    ? [
        ['', ...['net', 'rate', 'vat', 'gross'].map((key) => small(say.both(key)))],
        ...content.totals.map((total) => [
          right(say.both('sum')),
          right(say.money(netOf(total))),
          right(say.lawful(`rate_${total.treatment}`)),
          right(say.money(must(total.vat, 'the VAT of a rate'))),
          right(say.money(total.gross)),
        ]),
      ]
    : []
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    stack: [
      ...(sums.length > 0 ? [sumsOf(sums)] : []),
      { table: { widths: ['*', 'auto'], body: [[label, due]] }, layout: 'noBorders', margin: [0, 6, 0, 0] },
    ],
  }
}

function sumsOf(body: TableCell[][]): Content {
  return { table: { widths: ['*', 'auto', 'auto', 'auto', 'auto'], body }, layout: 'noBorders' }
}
