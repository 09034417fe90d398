import type { Content } from 'pdfmake'
import type { Slip } from '../../rules/slip.ts'
import { breakable } from './breakable.ts'
import { drawn } from './codes.ts'

type Column = Extract<Content, { columns: unknown }>['columns'][number]

/** Points: a phone reads it from a hand's breadth away. */
const SIZE = 58
const IN_A_ROW = 3

/** The QR codes of the passports of what is in a parcel, each with its code and the name of the thing; `title`, `text`: above them. */
export function unitCodesOf({ lines }: Slip, { title, text }: { title: string; text: string }): Content[] {
  const units = lines.flatMap((line) => line.units.map((unit) => ({ ...unit, name: line.title })))
  if (units.length === 0) return []
  const head = [
    { text: title, bold: true, margin: [0, 0, 0, 1] },
    { text, margin: [0, 0, 0, 6] },
  ] satisfies Content[]
  const rows = Array.from({ length: Math.ceil(units.length / IN_A_ROW) }, (_, row): Content => {
    const own = units.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW)
    return {
      columns: [
        ...own.map(one),
        ...Array.from({ length: IN_A_ROW - own.length }, (): Column => ({ text: '', width: '*' })),
      ],
      columnGap: 12,
      margin: [0, 0, 0, 6],
    }
  })
  const [first, ...rest] = rows
  // The words stay with the first codes; a row of codes is never torn.
  return [
    { unbreakable: true, margin: [0, 18, 0, 0], stack: [...head, ...(first ? [first] : [])] },
    ...rest.map((row): Content => ({ unbreakable: true, stack: [row] })),
  ]
}

function one({ code, address, name }: { code: string; address: string; name: string }): Column {
  return {
    width: '*',
    columns: [
      { svg: drawn(address), width: SIZE, height: SIZE },
      {
        width: '*',
        margin: [4, 4, 0, 0],
        stack: [
          { text: code.replace(/(.{4})(?=.)/g, '$1 '), bold: true, noWrap: true },
          { ...breakable(name.length > 60 ? `${name.slice(0, 59)}…` : name), fontSize: 7.5, color: '#555555' },
        ],
      },
    ],
  }
}
