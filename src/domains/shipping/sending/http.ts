import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { sendingContract } from './contract.ts'
import { readSendingView } from './read-sending-view.ts'
import { saveSendingSettings } from './save-sending.ts'
import { addSender, changeSender, removeSender } from './senders.ts'

/** What a company sends with: addresses, boxes (millimetres, grams), printing, hand-over and collection times. */
export const sendingService = (deps: Deps) =>
  service(sendingContract, {
    'GET /api/companies/{id}/sending': ({ params }, { actor }) => readSendingView(deps, actor, params.id),
    'PUT /api/companies/{id}/sending': ({ params, body: { revision, ...settings } }, { actor }) =>
      saveSendingSettings(deps, actor, { companyId: params.id, revision, settings }),
    'POST /api/companies/{id}/senders': ({ params, body }, { actor }) => addSender(deps, actor, params.id, body),
    'PUT /api/companies/{id}/senders/{sender}': ({ params, body }, { actor }) =>
      changeSender(deps, actor, { companyId: params.id, id: params.sender }, body),
    'DELETE /api/companies/{id}/senders/{sender}': ({ params }, { actor }) =>
      removeSender(deps, actor, { companyId: params.id, id: params.sender }),
  })
