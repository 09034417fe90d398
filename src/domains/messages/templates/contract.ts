import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { TEMPLATE_LIMIT, TEMPLATE_NAME_LIMIT } from '../rules/bounds.ts'

export const messageTemplate = z.object({ id: z.number().int(), name: z.string(), words: z.string() })
export type MessageTemplate = z.infer<typeof messageTemplate>
const list = z.object({ templates: z.array(messageTemplate) })
const params = z.object({ id: idInPath })
const one = params.extend({ templateId: idInPath })
const body = z.strictObject({
  name: writtenText(TEMPLATE_NAME_LIMIT).min(1),
  words: writtenText(TEMPLATE_LIMIT).min(1),
})
const INBOX = ['company_not_found', 'forbidden'] as const

export const messageTemplatesContract = {
  'GET /api/companies/{id}/message-templates': {
    summary: 'Ready answers of a company, in the order of their names',
    access: 'signedIn',
    params,
    response: list,
    failures: INBOX,
  },
  'POST /api/companies/{id}/message-templates': {
    summary: 'Keeps a ready answer; {firstName}, {orderNumber}, {product} and {company} are filled in where it is used',
    access: 'signedIn',
    params,
    body,
    response: list,
    status: 201,
    failures: [...INBOX, 'too_many_templates', 'placeholder_unknown'],
  },
  'PUT /api/companies/{id}/message-templates/{templateId}': {
    summary: 'Changes a ready answer',
    access: 'signedIn',
    params: one,
    body,
    response: list,
    failures: [...INBOX, 'template_not_found', 'placeholder_unknown'],
  },
  'DELETE /api/companies/{id}/message-templates/{templateId}': {
    summary: 'Removes a ready answer',
    access: 'signedIn',
    params: one,
    response: list,
    failures: [...INBOX, 'template_not_found'],
  },
} as const satisfies Contract
