import { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import type { Actor } from '../../../values/actor.ts'
import { marketDay } from '../../../values/days.ts'
import { refundListsContract } from './contract.ts'
import { exportRefunds } from './export-refunds.ts'
import { markGivenBack } from './give-back.ts'
import { listRefunds } from './list-refunds.ts'
import { listTransfers } from './list-transfers.ts'

/** The operator's lists: all refunds, and all that people have to transfer. */
export const refundListsService = (deps: Deps) => {
  const made = async (actor: Actor | undefined, body: Parameters<typeof markGivenBack>[2]) => {
    await markGivenBack(deps, actor, body)
    return listTransfers(deps, actor, {})
  }
  return service(refundListsContract, {
    'GET /api/admin/refunds': ({ query }, { actor }) => listRefunds(deps, actor, query),
    'GET /api/admin/refund-export': async ({ query }, { actor, locale }) =>
      new FileAnswer(
        Readable.from(await exportRefunds(deps, actor, query, locale)),
        'text/csv; charset=utf-8',
        `refunds-${marketDay(deps.now())}.csv`,
      ),
    'GET /api/admin/refund-transfers': ({ query }, { actor }) => listTransfers(deps, actor, query),
    'POST /api/admin/refund-transfers/done': ({ body }, { actor }) => made(actor, body),
    'GET /api/admin/hand-transfers': ({ query }, { actor }) => listTransfers(deps, actor, query),
    'POST /api/admin/hand-transfers/done': ({ body }, { actor }) => made(actor, body),
  })
}
