import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { evidenceContract } from './contract.ts'
import {
  addAsOperator,
  addAsSeller,
  downloadAsOperator,
  downloadAsSeller,
  removeAsOperator,
  removeAsSeller,
  sendAsOperator,
  setKindAsOperator,
} from './who-may.ts'

type Download = { bytes: Uint8Array<ArrayBuffer>; media: string; name: string }
const answer = ({ bytes, media, name }: Download) => new FileAnswer(bytes, media, name)

/** Files beside chargebacks, and the answer that takes them to the provider. */
export const chargebackEvidenceService = (deps: Deps) =>
  service(evidenceContract, {
    'POST /api/admin/chargebacks/{id}/files': ({ params, query, file }, { actor }) =>
      addAsOperator(deps, actor, params.id, { ...query, file }),
    'GET /api/admin/chargebacks/{id}/files/{fileId}': async ({ params }, { actor }) =>
      answer(await downloadAsOperator(deps, actor, params)),
    'PUT /api/admin/chargebacks/{id}/files/{fileId}': ({ params, body }, { actor }) =>
      setKindAsOperator(deps, actor, params, body.kind),
    'DELETE /api/admin/chargebacks/{id}/files/{fileId}': ({ params }, { actor }) =>
      removeAsOperator(deps, actor, params),
    'POST /api/admin/chargebacks/{id}/answer': ({ params, body }, { actor }) =>
      sendAsOperator(deps, actor, params.id, body.words),
    'POST /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files': async (
      { params, query, file },
      { actor },
    ) => ({ chargebacks: await addAsSeller(deps, actor, params, { ...query, file }) }),
    'GET /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files/{fileId}': async (
      { params },
      { actor },
    ) => answer(await downloadAsSeller(deps, actor, params)),
    'DELETE /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files/{fileId}': async (
      { params },
      { actor },
    ) => ({ chargebacks: await removeAsSeller(deps, actor, params) }),
  })
