import { z } from 'zod'
import { countryCode } from '../../../values/country-code.ts'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { orderNumber } from '../../fulfilment/contract.ts'
import { purchaseKey } from '../../orders/contract.ts'

/** What somebody is to a product. */
export const ORIGIN_ROLES = ['maker', 'modifier', 'importer', 'supplier'] as const

/** Who stands behind a product. `words`: what whoever answers adds. */
export const originAnswer = z.strictObject({
  role: z.enum(ORIGIN_ROLES),
  name: writtenText(200).min(1),
  address: writtenText(300).min(5),
  country: countryCode,
  contact: writtenText(200).min(3),
  words: writtenText(2000),
})
export type OriginAnswer = z.infer<typeof originAnswer>

export const originRequest = z.object({
  id: z.number().int(),
  orderNumber: z.string(),
  productId: z.number().int(),
  title: z.string(),
  askedAt: z.string(),
  /** The last day on which it can be answered (YYYY-MM-DD). */
  dueOn: z.string(),
  answer: originAnswer.nullable(),
  answeredAt: z.string().nullable(),
})
export type OriginRequest = z.infer<typeof originRequest>

/** The same for who answers. */
export const originTask = originRequest.extend({
  companyId: z.number().int(),
  /** It should have been answered by now. */
  late: z.boolean(),
})
export type OriginTask = z.infer<typeof originTask>

const after = z.coerce.number().int().min(1).max(2_147_483_647).optional()
const tasks = z.object({ requests: z.array(originTask), next: z.number().int().nullable() })

export const originContract = {
  'GET /api/purchases/{key}/origin-requests': {
    summary: 'What was asked of a purchase about who stands behind its products, with the answers',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: z.object({ requests: z.array(originRequest) }),
    failures: ['purchase_not_found'],
  },
  'POST /api/purchases/{key}/origin-requests': {
    summary: 'Asks who stands behind a product of a purchase; asked again, it is the same request',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    body: z.strictObject({ orderNumber, productId: z.number().int() }),
    response: z.object({ requests: z.array(originRequest) }),
    status: 201,
    failures: ['purchase_not_found', 'order_not_found', 'product_not_found', 'origin_not_bought'],
  },
  'GET /api/companies/{id}/origin-requests': {
    summary: 'Who asked the company who stands behind its products, the newest first',
    access: 'signedIn',
    params: z.object({ id: idInPath }),
    query: z.object({ after }),
    response: tasks,
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/origin-requests/{requestId}': {
    summary: 'Answers who stands behind a product; who asked is told by mail. An answer stays',
    access: 'signedIn',
    params: z.object({ id: idInPath, requestId: idInPath }),
    body: originAnswer,
    response: originTask,
    failures: ['company_not_found', 'forbidden', 'origin_request_not_found', 'origin_answered'],
  },
  'GET /api/admin/origin-requests': {
    summary: 'Who asked who stands behind a product; `open`: what nobody has answered, what is due first',
    access: 'operator',
    area: 'orders',
    query: z.object({ after, open: z.enum(['yes']).optional() }),
    response: tasks,
  },
  'PUT /api/admin/origin-requests/{requestId}': {
    summary: 'Answers in the seller’s stead',
    access: 'operator',
    area: 'orders',
    params: z.object({ requestId: idInPath }),
    body: originAnswer,
    response: originTask,
    failures: ['origin_request_not_found', 'origin_answered'],
  },
} as const satisfies Contract
