import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { messageTemplatesContract } from './contract.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates.ts'

/** Ready answers of companies. */
export const messageTemplatesService = (deps: Deps) =>
  service(messageTemplatesContract, {
    'GET /api/companies/{id}/message-templates': ({ params }, { actor }) => listTemplates(deps, actor, params.id),
    'POST /api/companies/{id}/message-templates': ({ params, body }, { actor }) =>
      addTemplate(deps, actor, params.id, body),
    'PUT /api/companies/{id}/message-templates/{templateId}': ({ params, body }, { actor }) =>
      changeTemplate(deps, actor, params, body),
    'DELETE /api/companies/{id}/message-templates/{templateId}': ({ params }, { actor }) =>
      removeTemplate(deps, actor, params),
  })
