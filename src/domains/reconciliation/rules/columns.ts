import { foldText } from '../../../values/text-fold.ts'
import { FileRefused } from './file-refused.ts'

/** What a kind of file calls its columns: by what they mean, names in Polish, English and German, folded, the surest first. */
export type ColumnWords<Name extends string> = Readonly<Record<Name, readonly string[]>>
/** Names of columns that the operator gave, by what they mean. */
export type Mapping<Name extends string> = { [Column in Name]?: string | undefined }
/** Where columns stand, from 0. */
export type Places<Name extends string> = Partial<Record<Name, number>>

/** Rows above the header: names of banks, accounts, balances. */
const LOOKED_AT = 60
const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Finds the row of headings: the first that names all that has to be there. Answers it with where the columns stand. */
export function findColumns<Name extends string>(
  rows: readonly (readonly string[])[],
  words: ColumnWords<Name>,
  {
    mapping,
    isEnough,
    missing,
  }: { mapping: Mapping<Name>; isEnough: (found: Places<Name>) => boolean; missing: string },
): { header: number; places: Places<Name> } {
  const looked = rows.slice(0, LOOKED_AT)
  for (const [header, row] of looked.entries()) {
    const places = placesIn(row, words, mapping)
    if (isEnough(places)) return { header, places }
  }
  const widest = looked.reduce((a, b) => (filled(b) > filled(a) ? b : a), [] as readonly string[])
  throw new FileRefused('statement_columns_unknown', { missing, columns: widest.join(', ').slice(0, 800) })
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length

function placesIn<Name extends string>(
  row: readonly string[],
  words: ColumnWords<Name>,
  mapping: Mapping<Name>,
): Places<Name> {
  const cells = row.map(plain)
  const taken = new Set<number>()
  const places: Places<Name> = {}
  for (const name of Object.keys(words) as Name[]) {
    const own = mapping[name]
    const names = own === undefined ? words[name] : [plain(own)]
    const at = firstOf(cells, names, taken)
    if (at === undefined) continue
    places[name] = at
    taken.add(at)
  }
  return places
}

/** The column that is called so, else one whose name begins so. */
function firstOf(cells: readonly string[], names: readonly string[], taken: ReadonlySet<number>): number | undefined {
  for (const fits of [
    (cell: string, name: string) => cell === name,
    (cell: string, name: string) => cell.startsWith(`${name} `),
  ]) {
    for (const name of names) {
      const at = cells.findIndex((cell, index) => !taken.has(index) && fits(cell, name))
      if (at >= 0) return at
    }
  }
  return undefined
}
