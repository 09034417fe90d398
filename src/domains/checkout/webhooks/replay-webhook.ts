import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { receivedWebhooks } from '../../payments/index.ts'
import { settleReport } from '../receive-webhook.ts'

/**
 * Does what follows from a webhook once more, by the verb that took it. On record before anything is done: whatever the market dies in, it is known
 * who asked. `webhook_unread` where its signature did not hold or nothing could be read: nobody's word for it makes it the provider's.
 */
export async function replayWebhook(deps: Deps, actor: Actor | undefined, id: string): Promise<void> {
  const { userId: actorId } = requireOperator(actor)
  const found = await receivedWebhooks.readOneReceived(deps, id)
  if (!found) throw new Failure('notFound', 'webhook_not_found')
  if (!found.report) throw new Failure('conflict', 'webhook_unread')
  await recordAudit(deps, {
    ...{ actorId, action: 'webhookReplayed', subjectKind: 'market', subjectId: 'webhooks' },
    detail: { provider: found.provider, number: id, reference: found.reference ?? '' },
  })
  await receivedWebhooks.saveReplayed(deps, id, await settledAgain(deps, found, found.report))
}

async function settledAgain(
  deps: Deps,
  { provider }: receivedWebhooks.WholeWebhook,
  report: receivedWebhooks.Report,
): Promise<Omit<receivedWebhooks.Came, 'report'>> {
  try {
    return { result: await settleReport(deps, provider, report), refusal: null }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { result: 'refused', refusal: error.code }
  }
}
