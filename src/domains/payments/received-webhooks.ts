import type { Deps } from '../../platform/deps.ts'
import { maskDocument } from '../../values/mask-document.ts'
import type { PaymentProviderCode } from './contract.ts'
import type { DisputeReport } from './providers/provider.ts'
import type { WebhookResult } from './rules/webhook-results.ts'
import {
  findOneReceived,
  findReceived,
  insertReceived,
  noteReplayed,
  type ReceivedWebhook,
  type Report,
  removeReceivedBefore,
  type Wanted,
} from './store/received-webhooks.ts'

export { readWebhook } from './ask-provider.ts'
export type { ReceivedWebhook, Report, Wanted }
export type WholeWebhook = ReceivedWebhook & { report: Report | null; body: string | null }

/** Characters of a body that are written. */
const LONGEST_BODY = 20_000
const DAYS = 180
const DAY = 86_400_000

export type Came = {
  report: Report | undefined
  result: WebhookResult
  refusal: string | null
}

/** Writes down a webhook that was taken or refused, without what tells of people; of one that was not read, its fate alone. */
export function saveReceived(
  deps: Deps,
  provider: PaymentProviderCode,
  rawBody: string,
  { report, result, refusal }: Came,
): Promise<void> {
  return insertReceived(deps.db, deps.now(), {
    provider,
    kind: report ? kindOf(report) : null,
    webhookId: report ? ('disputeId' in report ? report.disputeId : report.webhookId) : null,
    reference: report?.reference ?? null,
    paymentId: report?.paymentId ?? null,
    amount: report?.amount ?? null,
    currency: report?.currency ?? null,
    result,
    refusal,
    report: report ?? null,
    body: report || result === 'nothing' ? maskDocument(rawBody, LONGEST_BODY) : null,
  })
}

const kindOf = (report: Report) => ('disputeId' in report ? `dispute_${report.state}` : report.outcome)

/** The newest first. */
export function readReceived(deps: Deps, wanted: Wanted, limit: number): Promise<ReceivedWebhook[]> {
  return findReceived(deps.db, wanted, limit)
}

/** One with what was understood of it; undefined where there is none. */
export async function readOneReceived(deps: Deps, id: string): Promise<WholeWebhook | undefined> {
  const found = await findOneReceived(deps.db, id)
  return found && { ...found, report: found.report ? withDates(found.report as Report) : null }
}

/** Times are texts in the database. */
function withDates(report: Report): Report {
  if (!('disputeId' in report)) return report
  const { toldAt, answerUntil } = report as DisputeReport
  return { ...report, toldAt: new Date(toldAt), answerUntil: answerUntil && new Date(answerUntil) }
}

/** What came of settling one again. */
export function saveReplayed(deps: Deps, id: string, came: Omit<Came, 'report'>): Promise<void> {
  return noteReplayed(deps.db, id, deps.now(), came)
}

/** What came long ago goes, some thousands at a time. */
export function purgeReceived(deps: Deps): Promise<void> {
  return removeReceivedBefore(deps.db, new Date(deps.now().getTime() - DAYS * DAY), 5000)
}
