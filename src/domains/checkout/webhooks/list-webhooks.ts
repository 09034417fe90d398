import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { soughtNumber } from '../../../values/sought-number.ts'
import { refundable } from '../../orders/index.ts'
import { paymentFiles, receivedWebhooks } from '../../payments/index.ts'
import type { WebhookFile, WebhookFilter, WebhookRow } from './contract.ts'

/** A page of what providers sent, the newest first; one statement. */
export async function listWebhooks(
  deps: Deps,
  actor: Actor | undefined,
  { after, ...filter }: WebhookFilter & { after?: string | undefined },
): Promise<{ webhooks: WebhookRow[]; next: string | null }> {
  requireOperator(actor)
  const wanted = await settleFilter(deps, filter)
  const rows = await receivedWebhooks.readReceived(deps, { ...wanted, before: after ?? null }, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  return { webhooks: page.map(toRow), next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}

/** What a filter asks, with the payments that its words may mean. */
export async function settleFilter(
  deps: Deps,
  { q, provider, result }: WebhookFilter,
): Promise<Omit<receivedWebhooks.Wanted, 'before'>> {
  const filter = { provider: provider ?? null, result: result ?? null }
  if (!q) return { ...filter, sought: null }
  const order = await refundable.readOrderToRefund(deps, { number: q.toUpperCase() })
  const paymentIds = order
    ? (await paymentFiles.readPaymentsOfPurchase(deps, order.purchaseId)).map(({ id }) => id)
    : await paymentFiles.readIdsCalled(deps, q)
  return { ...filter, sought: { words: q, number: soughtNumber(q), paymentIds } }
}

/** One with its masked body; `webhook_not_found`. */
export async function readWebhookFile(deps: Deps, actor: Actor | undefined, id: string): Promise<WebhookFile> {
  requireOperator(actor)
  const found = await receivedWebhooks.readOneReceived(deps, id)
  if (!found) throw new Failure('notFound', 'webhook_not_found')
  return { ...toRow(found), webhookId: found.webhookId, body: found.body }
}

export function toRow(found: receivedWebhooks.ReceivedWebhook): WebhookRow {
  const { id, provider, kind, reference, paymentId, amount, currency, result, refusal, readable } = found
  return {
    ...{ id, provider, kind, reference, paymentId, amount, currency, result, refusal },
    receivedAt: found.receivedAt.toISOString(),
    replayedAt: found.replayedAt?.toISOString() ?? null,
    replayable: readable,
  }
}
