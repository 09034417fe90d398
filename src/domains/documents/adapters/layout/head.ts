import type { Content } from 'pdfmake'
import type { DocumentContent, Party } from '../../rules/content.ts'
import { breakable } from './breakable.ts'
import type { Say } from './words.ts'

/** How a tax number is written; empty for who gave none. */
export function taxNumber({ tax }: Party): string {
  if (tax.kind === 'none') return ''
  return tax.kind === 'eu' ? `${tax.prefix}${tax.number}` : tax.number
}

/** Kind, number and days. */
export function headOf(content: DocumentContent, say: Say): Content {
  const { order, correction, period } = content
  const row = (key: string, value: string): Content => ({
    columns: [
      { text: say.both(key), width: '*', color: '#555555' },
      { text: value, width: 'auto', bold: true },
    ],
    columnGap: 8,
    margin: [0, 1, 0, 1],
  })
  const [title = '', second] = say.lines(content.kind)
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: title, fontSize: 16, bold: true },
          ...(second ? [{ text: second, fontSize: 11, color: '#555555' }] : []),
          { text: content.number, fontSize: 13, margin: [0, 4, 0, 0] },
          ...(correction
            ? say
                .lines('corrects', { number: correction.number, day: correction.issuedOn })
                .map((text): Content => ({ text, margin: [0, 4, 0, 0] }))
            : []),
        ],
      },
      {
        width: 250,
        stack: [
          row('issuedOn', content.issuedOn),
          row('suppliedOn', content.suppliedOn),
          ...(order ? [row('order', order.number)] : []),
          ...(period ? [row('period', period)] : []),
        ],
      },
    ],
    columnGap: 20,
  }
}

/** Seller and buyer side by side. */
export function partiesOf({ seller, buyer }: DocumentContent, say: Say): Content {
  const block = (key: string, party: Party, contact: boolean): Content => ({
    stack: [
      { text: say.both(key), style: 'head', margin: [0, 0, 0, 3] },
      { ...breakable(party.name), bold: true },
      ...party.address.map((line) => breakable(line)),
      ...(taxNumber(party)
        ? [
            {
              text: `${say.both('taxId')}: ${taxNumber(party)}`,
              margin: [0, 3, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
      ...(contact && party.bdo ? [`BDO: ${party.bdo}`] : []),
      ...(contact ? [party.email, party.phone].flatMap((line) => (line ? [breakable(line)] : [])) : []),
    ],
  })
  return {
    columns: [block('seller', seller, true), block('buyer', buyer, false)],
    columnGap: 24,
    margin: [0, 18, 0, 0],
  }
}
