import { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { webhooksContract } from './contract.ts'
import { exportWebhooks } from './export-webhooks.ts'
import { listWebhooks, readWebhookFile } from './list-webhooks.ts'
import { replayWebhook } from './replay-webhook.ts'

/** What providers sent, for the operator: read, replayed, taken as a file. */
export const webhooksService = (deps: Deps) =>
  service(webhooksContract, {
    'GET /api/admin/webhooks': ({ query }, { actor }) => listWebhooks(deps, actor, query),
    'GET /api/admin/webhooks/{id}': ({ params }, { actor }) => readWebhookFile(deps, actor, params.id),
    'POST /api/admin/webhooks/{id}/replay': async ({ params }, { actor }) => {
      await replayWebhook(deps, actor, params.id)
      return readWebhookFile(deps, actor, params.id)
    },
    'GET /api/admin/webhook-export': async ({ query }, { actor, locale }) => {
      const lines = await exportWebhooks(deps, actor, query, locale)
      return new FileAnswer(Readable.from(lines), 'text/csv; charset=utf-8', 'webhooks.csv')
    },
  })
