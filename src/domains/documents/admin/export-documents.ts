import { allTexts, translate } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { BYTE_ORDER_MARK, decimalOf, printRows } from '../../../platform/files/spreadsheet.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { neutralCell } from '../../../values/formula-cell.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Place } from '../store/document-list.ts'
import type { ListedDocument } from './contract.ts'
import { readFilter, readPage, type Wanted } from './list-documents.ts'

const MOST = 10_000
const SLICE = 1000

/** Documents as a table for a spreadsheet, the latest 10 000; cells that a spreadsheet would compute are made text. */
export async function exportDocuments(
  deps: Deps,
  actor: Actor | undefined,
  wanted: Wanted,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const operator = requireOperator(actor)
  const filter = await readFilter(deps, wanted)
  const lines: string[][] = []
  for (let place: Place | null = null; lines.length < MOST; ) {
    const { documents, next } = await readPage(deps, filter, place, SLICE)
    lines.push(...documents.map((document) => COLUMNS.map(([, cell]) => neutralCell(cell(document, locale)))))
    if (!next) break
    place = next
  }
  // Names of many people leave the house.
  await recordAudit(deps, {
    ...{ actorId: operator.userId, action: 'documentsExported', subjectKind: 'market', subjectId: 'documents' },
    detail: { documents: lines.length },
  })
  const head = COLUMNS.map(([name]) => say(locale, `column_${name}`))
  return new TextEncoder().encode(BYTE_ORDER_MARK + printRows([head, ...lines], locale))
}

const say = (locale: Locale, key: string) => translate(allTexts[locale].documentList, locale, key)
const kindOf = (locale: Locale, { kind }: ListedDocument) =>
  translate(allTexts[locale].documents, locale, kind ? `kind_${kind}` : 'uploaded')

type Cell = (document: ListedDocument, locale: Locale) => string
/** What was made elsewhere has no sum that is known here: the cell stays empty. */
const COLUMNS: readonly (readonly [string, Cell])[] = [
  ['kind', (document, locale) => kindOf(locale, document)],
  ['number', ({ name }) => name],
  ['issuedOn', ({ issuedOn }) => issuedOn],
  ['seller', ({ seller }) => seller],
  ['buyer', ({ buyer }) => buyer],
  ['order', ({ orderNumber }) => orderNumber ?? ''],
  ['total', ({ total }, locale) => (total === null ? '' : decimalOf(total, locale))],
  ['currency', ({ currency }) => currency ?? ''],
  ['ksef', ({ ksef }, locale) => (ksef ? say(locale, `ksefIs_${ksef.status}`) : '')],
  ['ksefNumber', ({ ksef }) => ksef?.number ?? ''],
  ['problem', ({ ksef }) => ksef?.problem ?? ''],
]
