import { allTexts, translate } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { BYTE_ORDER_MARK, decimalOf, LINE_END, printRows } from '../../../platform/files/spreadsheet.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { dateFormat } from '../../../values/dates.ts'
import { FORMULA } from '../../../values/formula-cell.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { type FoundRefund, findAllRefunds } from '../store/all-refunds.ts'
import type { RefundsWanted } from './contract.ts'
import { refundName, toFilter } from './list-refunds.ts'
import type { Place } from './place.ts'

const BATCH = 500

/** The refunds of a filter for a spreadsheet, all of them, the latest first, in batches; cells that would be computed are made text. */
export async function exportRefunds(
  deps: Deps,
  actor: Actor | undefined,
  wanted: RefundsWanted,
  locale: Locale,
): Promise<AsyncGenerator<string>> {
  const { userId: actorId } = requireOperator(actor)
  await recordAudit(deps, {
    ...{ actorId, action: 'refundsExported', subjectKind: 'market', subjectId: 'refunds' },
    detail: JSON.parse(JSON.stringify(wanted)),
  })
  return write(deps, wanted, locale)
}

async function* write(deps: Deps, wanted: RefundsWanted, locale: Locale): AsyncGenerator<string> {
  const print = (rows: string[][]) => printRows(rows, locale, FORMULA) + LINE_END
  yield BYTE_ORDER_MARK + print([Object.keys(COLUMNS).map((name) => say(locale, `csv_${name}`))])
  const filter = toFilter(wanted)
  for (let after: Place | null = null; ; ) {
    const rows: FoundRefund[] = await findAllRefunds(deps.db, filter, { after, limit: BATCH })
    if (rows.length > 0) yield print(rows.map((row) => Object.values(COLUMNS).map((cell) => cell(row, locale))))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last
  }
}

const say = (locale: Locale, key: string) => translate(allTexts[locale].refunds as Record<string, string>, locale, key)
const time = (at: Date | null, locale: Locale) =>
  at ? dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(at) : ''

const COLUMNS: Readonly<Record<string, (row: FoundRefund, locale: Locale) => string>> = {
  refund: refundName,
  createdAt: (row, locale) => time(row.createdAt, locale),
  doneAt: (row, locale) => time(row.doneAt, locale),
  state: (row, locale) => say(locale, `state_${row.state}`),
  order: ({ number }) => number ?? '',
  seller: ({ seller }) => seller ?? '',
  amount: ({ amount }, locale) => decimalOf(amount, locale),
  currency: ({ currency }) => currency,
  way: ({ way }, locale) => say(locale, way === 'provider' ? 'wayProvider' : 'wayTransfer'),
  provider: ({ provider }) => provider ?? '',
  payment: ({ paymentId }) => paymentId ?? '',
  reference: ({ reference }) => reference ?? '',
  reason: ({ reason }, locale) => (reason ? say(locale, `refund_reason_${reason}`) : say(locale, 'noOrder')),
  by: ({ by }, locale) => (by ? say(locale, `by_${by}`) : ''),
}
