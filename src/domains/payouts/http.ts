import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import type { Actor } from '../../values/actor.ts'
import { approveBatch } from './approve-batch.ts'
import { discardBatch, leaveOut } from './change-draft.ts'
import { payoutsContract } from './contract.ts'
import { drawUpBatch, redrawBatch } from './draw-up.ts'
import { exportBatch } from './export-batch.ts'
import { markPaid, markReturned } from './mark-paid.ts'
import { readBatch, readBatches, readLines, readPlan } from './read-batches.ts'
import { readOpenEntries, readOutlook, readPayoutEntries, readPayouts } from './read-seller.ts'
import { recordRepayment } from './record-repayment.ts'
import { readSettingsAsOperator, savePayoutSettings } from './settings.ts'

/** Payouts: batches for operators, and for sellers what they have, what comes and what was paid. */
export const payoutsService = (deps: Deps) => {
  const answer = async (actor: Actor | undefined, id: number, done: Promise<void>) => {
    await done
    return readBatch(deps, actor, id)
  }
  return service(payoutsContract, {
    'GET /api/admin/payout-settings': (_, { actor }) => readSettingsAsOperator(deps, actor),
    'PUT /api/admin/payout-settings': ({ body }, { actor }) => savePayoutSettings(deps, actor, body),
    'GET /api/admin/payout-plan': ({ query }, { actor }) => readPlan(deps, actor, query),
    'GET /api/admin/payout-batches': ({ query }, { actor }) => readBatches(deps, actor, query),
    'POST /api/admin/payout-batches': async ({ body }, { actor }) =>
      readBatch(deps, actor, await drawUpBatch(deps, actor, { ...body, channel: 'bankFile' })),
    'GET /api/admin/payout-batches/{id}': ({ params }, { actor }) => readBatch(deps, actor, params.id),
    'GET /api/admin/payout-batches/{id}/lines': ({ params, query }, { actor }) =>
      readLines(deps, actor, params.id, query.after),
    'POST /api/admin/payout-batches/{id}/redraw': ({ params: { id } }, { actor }) =>
      answer(actor, id, redrawBatch(deps, actor, id)),
    'POST /api/admin/payout-batches/{id}/lines/{lineId}/leave-out': ({ params: { id, lineId } }, { actor }) =>
      answer(actor, id, leaveOut(deps, actor, { batchId: id, lineId })),
    'POST /api/admin/payout-batches/{id}/discard': ({ params: { id } }, { actor }) =>
      answer(actor, id, discardBatch(deps, actor, id)),
    'POST /api/admin/payout-batches/{id}/approve': ({ params: { id }, body }, { actor }) =>
      answer(actor, id, approveBatch(deps, actor, id, body.revision)),
    'GET /api/admin/payout-batches/{id}/file': async ({ params, query }, { actor }) => {
      const { text, media, name } = await exportBatch(deps, actor, params.id, query.format)
      return new FileAnswer(Buffer.from(text), media, name)
    },
    'POST /api/admin/payout-batches/{id}/paid': ({ params: { id }, body }, { actor }) =>
      answer(actor, id, markPaid(deps, actor, id, body)),
    'POST /api/admin/payout-batches/{id}/returned': ({ params: { id }, body }, { actor }) =>
      answer(actor, id, markReturned(deps, actor, id, body)),
    'POST /api/admin/companies/{id}/repayments': async ({ params, body }, { actor }) => ({
      owed: await recordRepayment(deps, actor, params.id, body),
    }),
    'GET /api/companies/{id}/payout-outlook': ({ params }, { actor }) => readOutlook(deps, actor, params.id),
    'GET /api/companies/{id}/payouts': ({ params, query }, { actor }) =>
      readPayouts(deps, actor, params.id, query.before),
    'GET /api/companies/{id}/payouts/{payoutId}/entries': ({ params, query }, { actor }) =>
      readPayoutEntries(deps, actor, { companyId: params.id, payoutId: params.payoutId, before: query.before }),
    'GET /api/companies/{id}/open-entries': ({ params, query }, { actor }) =>
      readOpenEntries(deps, actor, { companyId: params.id, ...query }),
  })
}
