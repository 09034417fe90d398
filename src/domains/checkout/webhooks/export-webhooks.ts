import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { BYTE_ORDER_MARK, LINE_END, printRows } from '../../../platform/files/spreadsheet.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { FORMULA } from '../../../values/formula-cell.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { receivedWebhooks } from '../../payments/index.ts'
import type { WebhookFilter } from './contract.ts'
import { settleFilter } from './list-webhooks.ts'

const BATCH = 1000
const WORDS = wordsInEach('webhooks')
const COLUMNS = [
  'received',
  'provider',
  'kind',
  'reference',
  'payment',
  'amount',
  'currency',
  'result',
  'refusal',
  'replayed',
] as const

/** The list for a spreadsheet, in batches, the newest first. */
export async function exportWebhooks(
  deps: Deps,
  actor: Actor | undefined,
  filter: WebhookFilter,
  locale: Locale,
): Promise<AsyncGenerator<string>> {
  const { userId: actorId } = requireOperator(actor)
  await recordAudit(deps, { actorId, action: 'webhooksExported', subjectKind: 'market', subjectId: 'webhooks' })
  return write(deps, filter, locale)
}

async function* write(deps: Deps, filter: WebhookFilter, locale: Locale): AsyncGenerator<string> {
  const words = WORDS[locale]
  const print = (rows: string[][]) => printRows(rows, locale, FORMULA) + LINE_END
  yield BYTE_ORDER_MARK + print([COLUMNS.map((name) => words[`csv_${name}`])])
  const wanted = await settleFilter(deps, filter)
  for (let before: string | null = null; ; ) {
    const rows: receivedWebhooks.ReceivedWebhook[] = await receivedWebhooks.readReceived(
      deps,
      { ...wanted, before },
      BATCH,
    )
    if (rows.length > 0) yield print(rows.map((row) => toCells(row, words)))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    before = last.id
  }
}

function toCells(row: receivedWebhooks.ReceivedWebhook, words: (typeof WORDS)[Locale]): string[] {
  return [
    row.receivedAt.toISOString(),
    row.provider,
    row.kind ?? '',
    row.reference ?? '',
    row.paymentId ?? '',
    row.amount === null ? '' : (row.amount / 100).toFixed(2),
    row.currency ?? '',
    words[`result_${row.result}`],
    row.refusal ?? '',
    row.replayedAt?.toISOString() ?? '',
  ]
}
