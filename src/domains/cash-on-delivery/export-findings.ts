import { Readable } from 'node:stream'
import { allTexts, translate } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { BYTE_ORDER_MARK, decimalOf, LINE_END, printRows } from '../../platform/files/spreadsheet.ts'
import type { Actor } from '../../values/actor.ts'
import { FORMULA } from '../../values/formula-cell.ts'
import type { Locale } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { requireMember } from '../companies/index.ts'
import { findFindings, type StoredFinding } from './store/findings.ts'

const BATCH = 500

/** All findings of a company for a spreadsheet, the newest first; cells that would be computed are made text. */
export function exportFindings(deps: Deps, actor: Actor | undefined, companyId: number, locale: Locale): Readable {
  requireMember(deps, actor, companyId, 'payouts.view')
  return findingTable(deps, companyId, locale)
}

/** The same for whoever may see it. */
export const findingTable = (deps: Deps, companyId: number, locale: Locale): Readable =>
  Readable.from(tableOf(deps, companyId, locale))

async function* tableOf(deps: Deps, companyId: number, locale: Locale): AsyncGenerator<string> {
  const print = (rows: string[][]) => printRows(rows, locale, FORMULA) + LINE_END
  const say = (key: string) => translate(allTexts[locale].cashOnDelivery as Record<string, string>, locale, key)
  yield BYTE_ORDER_MARK + print([Object.keys(COLUMNS).map((name) => say(`csv_${name}`))])
  for (let before: number | null = null; ; ) {
    const rows: StoredFinding[] = await findFindings(deps.db, companyId, { status: null, before, limit: BATCH })
    if (rows.length > 0)
      yield print(rows.map((row) => Object.values(COLUMNS).map((cell) => cell(row, { locale, say }))))
    if (rows.length < BATCH) return
    before = must(rows.at(-1), 'the last row').id
  }
}

type Say = { locale: Locale; say: (key: string) => string }
const COLUMNS: Readonly<Record<string, (row: StoredFinding, say: Say) => string>> = {
  foundAt: ({ foundAt }) => foundAt.toISOString().slice(0, 10),
  carrier: ({ carrier }) => carrier,
  kind: ({ kind }, { say }) => say(`finding_${kind}`),
  order: ({ orderNumber }) => orderNumber ?? '',
  parcel: ({ number }) => number ?? '',
  expected: ({ expected }, { locale }) => decimalOf(expected, locale),
  found: ({ found }, { locale }) => decimalOf(found, locale),
  difference: ({ expected, found }, { locale }) => decimalOf(expected - found, locale),
  currency: ({ currency }) => currency,
  status: ({ status }, { say }) => say(`status_${status}`),
  note: ({ note }) => note ?? '',
}
