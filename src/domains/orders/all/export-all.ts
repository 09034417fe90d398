import { allTexts, translate } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { BYTE_ORDER_MARK, decimalOf, LINE_END, printRows } from '../../../platform/files/spreadsheet.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { dateFormat } from '../../../values/dates.ts'
import { FORMULA } from '../../../values/formula-cell.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { orderName } from '../rules/order-name.ts'
import { ORDER_TABLE } from '../rules/order-table.ts'
import type { AnyOrder, OrdersWanted } from './contract.ts'
import { toFilter, toView } from './list-all.ts'
import { findAll } from './store.ts'

const BATCH = 500
const MOST = 50_000

/** The orders of a filter for a spreadsheet, the newest 50 000, in batches; cells that would be computed are made text. */
export async function exportAllOrders(
  deps: Deps,
  actor: Actor | undefined,
  wanted: OrdersWanted,
  locale: Locale,
): Promise<AsyncGenerator<string>> {
  const { userId: actorId } = requireOperator(actor)
  const { q, ...named } = wanted
  await recordAudit(deps, {
    ...{ actorId, action: 'allOrdersExported', subjectKind: 'market', subjectId: 'orders' },
    // What was searched for may be somebody's name or address.
    detail: JSON.parse(JSON.stringify({ ...named, searched: q !== undefined })),
  })
  return write(deps, wanted, locale)
}

async function* write(deps: Deps, wanted: OrdersWanted, locale: Locale): AsyncGenerator<string> {
  const print = (rows: string[][]) => printRows(rows, locale, FORMULA) + LINE_END
  yield BYTE_ORDER_MARK + print([Object.keys(COLUMNS).map((name) => say(locale, `csv_${name}`))])
  const filter = toFilter(wanted)
  let after: number | undefined
  let written = 0
  while (filter && written < MOST) {
    const { rows, next } = await findAll(deps.db, filter, { after, limit: BATCH })
    if (rows.length > 0) {
      yield print(rows.map((row) => Object.values(COLUMNS).map((cell) => cell(toView(row), locale))))
    }
    written += rows.length
    if (next === null) return
    after = next
  }
}

const say = (locale: Locale, key: string) =>
  translate(allTexts[locale].allOrders as Record<string, string>, locale, key)
const name = (locale: Locale, key: string) =>
  translate(allTexts[locale].fulfilment as Record<string, string>, locale, key)

const COLUMNS: Readonly<Record<string, (row: AnyOrder, locale: Locale) => string>> = {
  number: (row) => row.number,
  placedAt: (row, locale) =>
    dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(row.placedAt)),
  status: (row, locale) => name(locale, orderName(ORDER_TABLE[row.status].seller, row)),
  payment: (row, locale) => name(locale, `pay_${row.paymentStatus}`),
  provider: (row) => row.provider ?? '',
  seller: (row) => row.company.name,
  buyer: (row) => `${row.buyer.firstName} ${row.buyer.lastName}`,
  email: (row) => row.buyer.email,
  method: (row, locale) => name(locale, `method_${row.method}`),
  country: (row) => row.country ?? '',
  goods: (row) => row.firstTitle,
  pieces: (row) => String(row.pieces),
  total: (row, locale) => decimalOf(row.total, locale),
  givenBack: (row, locale) => decimalOf(row.givenBack, locale),
  currency: (row) => row.currency,
}
