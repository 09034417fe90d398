import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { callOffEnd } from '../ends/call-off.ts'
import { answerEndComplaint, complainOfEnd } from '../ends/complain.ts'
import { planEnd } from '../ends/plan-end.ts'
import { readEndSettingsAsOperator, saveEndSettings } from '../ends/settings.ts'
import { askDocument, closeRequest } from './ask-document.ts'
import { oversightContract } from './contract.ts'
import { correctIdentity } from './correct-identity.ts'
import { readOversightAsOperator, readOwnOversight } from './read-oversight.ts'
import { removeForeignDraft } from './remove-foreign-draft.ts'

/** What the operator decides of companies after they were let in, and what those say to it. */
export const oversightService = (deps: Deps) =>
  service(oversightContract, {
    'GET /api/admin/companies/{id}/oversight': ({ params }, { actor }) =>
      readOversightAsOperator(deps, actor, params.id),
    'POST /api/admin/companies/{id}/end': async ({ params, body }, { actor }) => {
      await planEnd(deps, actor, { companyId: params.id, ...body })
      return readOversightAsOperator(deps, actor, params.id)
    },
    'POST /api/admin/companies/{id}/end/call-off': async ({ params, body }, { actor }) => {
      await callOffEnd(deps, actor, { companyId: params.id, ...body })
      return readOversightAsOperator(deps, actor, params.id)
    },
    'POST /api/admin/companies/{id}/end/answer': async ({ params, body }, { actor }) => {
      await answerEndComplaint(deps, actor, { companyId: params.id, ...body })
      return readOversightAsOperator(deps, actor, params.id)
    },
    'POST /api/admin/companies/{id}/document-requests': async ({ params, body }, { actor }) => {
      await askDocument(deps, actor, { companyId: params.id, ...body })
      return readOversightAsOperator(deps, actor, params.id)
    },
    'POST /api/admin/companies/{id}/document-requests/{requestId}/close': async ({ params, body }, { actor }) => {
      await closeRequest(deps, actor, { companyId: params.id, requestId: params.requestId, ...body })
      return readOversightAsOperator(deps, actor, params.id)
    },
    'PUT /api/admin/companies/{id}/identity': ({ params, body }, { actor, origin }) =>
      correctIdentity(deps, actor, { companyId: params.id, ...body, origin }),
    'POST /api/admin/companies/{id}/remove-draft': ({ params, body }, { actor }) =>
      removeForeignDraft(deps, actor, { companyId: params.id, ...body }),
    'GET /api/admin/company-end-settings': (_, { actor }) => readEndSettingsAsOperator(deps, actor),
    'PUT /api/admin/company-end-settings': ({ body }, { actor }) => saveEndSettings(deps, actor, body),
    'GET /api/companies/{id}/oversight': ({ params }, { actor }) => readOwnOversight(deps, actor, params.id),
    'POST /api/companies/{id}/end/complaint': async ({ params, body }, { actor }) => {
      await complainOfEnd(deps, actor, { companyId: params.id, ...body })
      return readOwnOversight(deps, actor, params.id)
    },
  })
