import type { Content, TableCell } from 'pdfmake'
import { DOCUMENT_PRINT } from '../../../i18n/document-print.ts'
import { translate } from '../../../i18n/index.ts'
import type { TextParams } from '../../../i18n/shape.ts'
import { pdfPrinter } from '../../../platform/files/pdf-printer.ts'
import { must } from '../../../values/must.ts'
import type { Slip } from '../rules/slip.ts'
import { breakable } from './layout/breakable.ts'
import { unitCodesOf } from './layout/unit-codes.ts'

/** Slips as one A4 PDF, each beginning on a page of its own. Takes a processor for a while: see `packingSlipsPdf`. */
export async function drawSlips(slips: readonly Slip[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = pdfPrinter.createPdf({
    info: {
      title: slips
        .map(({ number }) => number)
        .slice(0, 3)
        .join(', '),
    },
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 40],
    defaultStyle: { font: 'Roboto', fontSize: 9.5 },
    styles: { head: { fontSize: 7.5, color: '#555555' } },
    content: slips.flatMap((slip, index): Content[] => {
      const [first, ...rest] = partsOf(slip)
      return [
        { stack: [must(first, 'the head of a slip')], ...(index > 0 && { pageBreak: 'before' as const }) },
        ...rest,
      ]
    }),
  })
  return new Uint8Array(await pdf.getBuffer())
}

type Say = (key: string, params?: TextParams) => string

function partsOf(slip: Slip): Content[] {
  const say: Say = (key, params) => translate(DOCUMENT_PRINT[slip.locale], slip.locale, key, params)
  return [
    headOf(slip, say),
    ...(slip.warning ? [{ text: slip.warning, bold: true, fontSize: 12, margin: [0, 12, 0, 0] } as Content] : []),
    peopleOf(slip, say),
    linesOf(slip, say),
    ...sumsOf(slip, say),
    ...unitCodesOf(slip, { title: say('slipUnits'), text: say('slipUnitsText') }),
    returnsOf(slip, say),
  ]
}

const partName = ({ part }: Slip, say: Say) => (part ? say('slipPart', part) : null)

function headOf(slip: Slip, say: Say): Content {
  const part = partName(slip, say)
  return {
    columns: [
      { text: say('slip'), fontSize: 16, bold: true, width: '*' },
      {
        width: 'auto',
        alignment: 'right',
        stack: [
          { text: slip.number, fontSize: 14, bold: true },
          { text: say('placedOn', { day: slip.placedOn }), color: '#555555' },
          ...(part ? [{ text: part, bold: true }] : []),
        ],
      },
    ],
  }
}

function peopleOf({ sender, recipient, delivery }: Slip, say: Say): Content {
  const block = (key: string, lines: readonly string[]): Content => ({
    stack: [
      { text: say(key), style: 'head', margin: [0, 0, 0, 3] },
      ...lines.map((line, index) => ({ ...breakable(line), ...(index === 0 && { bold: true }) })),
    ],
  })
  return {
    columns: [block('slipFrom', sender), block('slipTo', recipient), block('delivery', delivery)],
    columnGap: 16,
    margin: [0, 18, 0, 0],
  }
}

/** The pieces, each with a box to tick. Its head, which names the order, is repeated on every page. */
function linesOf(slip: Slip, say: Say): Content {
  const prices = slip.lines.some(({ price }) => price !== null)
  const small = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
    ...{ text, style: 'head', noWrap: true, alignment },
  })
  const name = [slip.number, partName(slip, say)].filter(Boolean).join(' · ')
  const width = prices ? 4 : 3
  const title: TableCell[] = [
    { text: name, style: 'head', colSpan: width },
    ...Array.from({ length: width - 1 }, (): TableCell => ''),
  ]
  const head: TableCell[] = [
    '',
    small(say('quantity'), 'right'),
    small(say('name')),
    ...(prices ? [small(say('value'), 'right')] : []),
  ]
  const rows = slip.lines.map(({ quantity, title: what, details, price }): TableCell[] => [
    { canvas: [{ type: 'rect', x: 0, y: 1, w: 10, h: 10, lineWidth: 0.8 }] },
    { text: String(quantity), bold: quantity > 1, fontSize: quantity > 1 ? 12 : 9.5, alignment: 'right' },
    { stack: [breakable(what), ...details.map((text) => ({ ...breakable(text), fontSize: 8, color: '#555555' }))] },
    ...(prices ? [{ text: price ?? '', alignment: 'right' as const, noWrap: true }] : []),
  ])
  return {
    table: {
      headerRows: 2,
      dontBreakRows: true,
      widths: [12, 'auto', '*', ...(prices ? ['auto' as const] : [])],
      body: [title, head, ...rows],
    },
    layout: 'lightHorizontalLines',
    margin: [0, 18, 0, 0],
  }
}

function sumsOf({ sums }: Slip, say: Say): Content[] {
  if (sums.length === 0) return []
  const names = { goods: 'slipGoods', delivery: 'delivery', total: 'sum' }
  return [
    {
      unbreakable: true,
      margin: [0, 8, 0, 0],
      table: {
        widths: ['*', 'auto'],
        body: sums.map(({ name, amount }): TableCell[] => {
          const bold = name === 'total'
          return [
            { text: say(names[name]), alignment: 'right', bold },
            { text: amount, alignment: 'right', noWrap: true, bold },
          ]
        }),
      },
      layout: 'noBorders',
    },
  ]
}

function returnsOf({ sender, returnsAt, number }: Slip, say: Say): Content {
  return {
    unbreakable: true,
    margin: [0, 20, 0, 0],
    stack: [
      { text: say('slipReturns'), bold: true, margin: [0, 0, 0, 3] },
      { text: say('slipReturnsHow', { number, url: returnsAt }) },
      { text: say('slipReturnsTo', { address: sender.slice(0, 3).join(', ') }), margin: [0, 3, 0, 0] },
    ],
  }
}
