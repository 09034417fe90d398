import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { PARCEL_SIZES } from '../../values/parcel-size.ts'
import { HAND_OVERS, LABEL_CARRIERS } from '../shipping/contract.ts'
import { LABEL_STATES } from './rules/label-states.ts'

const pieces = z.array(z.object({ versionId: z.number().int(), quantity: z.number().int().min(1) }))

/** A label as its seller sees it. Amounts in grosze, times in UTC. */
export const labelView = z.object({
  id: z.number().int(),
  number: z.string(),
  carrier: z.enum(LABEL_CARRIERS),
  state: z.enum(LABEL_STATES),
  size: z.enum(PARCEL_SIZES),
  handOver: z.enum(HAND_OVERS),
  point: z.string().nullable(),
  insured: z.number().int().nullable(),
  /** Taken on delivery; of several labels of an order one takes all of it. */
  cash: z.number().int().nullable(),
  pieces,
  trackingNumbers: z.array(z.string()),
  /** Null: the carrier has told none. */
  price: z.number().int().nullable(),
  /** Why it failed; `words` are the carrier's own. */
  reason: z.string().nullable(),
  words: z.string().nullable(),
  canPrint: z.boolean(),
  requestedAt: z.string(),
})
export type LabelView = z.infer<typeof labelView>

export const MOST_AT_ONCE = 100
const wanted = z.strictObject({
  number: z.string().max(40),
  /** Left out: all that is left to send and lies under no label. */
  items: z
    .array(z.strictObject({ versionId: z.number().int(), quantity: z.number().int().min(1) }))
    .min(1)
    .max(200)
    .optional(),
  size: z.enum(PARCEL_SIZES).optional(),
  handOver: z.enum(HAND_OVERS).optional(),
  /** Address of the company that it goes from; left out: the one of the shop where the goods lie, or the usual one. */
  senderId: z.number().int().optional(),
  /** Grosze; left out: what the carrier covers by itself, to an address the value of the goods. */
  insured: z.number().int().min(1).max(10_000_000).optional(),
})
export type WantedLabel = z.infer<typeof wanted>

const params = z.object({ id: idInPath })
const label = z.object({ id: idInPath, label: idInPath })
const unknown = ['company_not_found', 'label_not_found'] as const

export const labelsContract = {
  'POST /api/companies/{id}/labels': {
    summary: 'Asks for labels of up to a hundred orders; each is told apart, with why there is none',
    access: 'seller',
    params,
    body: z.strictObject({ labels: z.array(wanted).min(1).max(MOST_AT_ONCE) }),
    response: z.object({
      batch: z.string(),
      results: z.array(
        z.object({
          number: z.string(),
          label: labelView.nullable(),
          failure: z.object({ code: z.string(), message: z.string() }).nullable(),
        }),
      ),
    }),
    failures: ['company_not_found', 'rate_limited'],
  },
  'GET /api/companies/{id}/label-batches/{batch}': {
    summary: 'Labels that were asked for together, as they stand',
    access: 'seller',
    params: z.object({ id: idInPath, batch: z.uuid() }),
    response: z.object({ labels: z.array(labelView) }),
    failures: unknown,
  },
  'GET /api/companies/{id}/orders/{number}/labels': {
    summary: 'Labels of an order, the newest first',
    access: 'seller',
    params: z.object({ id: idInPath, number: z.string().max(40) }),
    response: z.object({ labels: z.array(labelView) }),
    failures: ['company_not_found', 'order_not_found'],
  },
  'POST /api/companies/{id}/labels/{label}/retry': {
    summary: 'Tries a label again that failed; never bought twice',
    access: 'seller',
    params: label,
    response: labelView,
    failures: [...unknown, 'label_not_failed', 'label_nothing_left'],
  },
  'POST /api/companies/{id}/labels/{label}/look-up': {
    summary: 'Asks the carrier whether a label was bought of which nobody knows',
    access: 'seller',
    params: label,
    response: labelView,
    failures: [...unknown, 'label_not_uncertain'],
  },
  'POST /api/companies/{id}/labels/{label}/cancel': {
    summary: 'Calls a label off, where the carrier still takes it back',
    // It waits for the carrier.
    repeatable: true,
    access: 'seller',
    params: label,
    response: labelView,
    failures: [...unknown, 'label_being_bought', 'label_too_late', 'label_carrier_silent', 'rate_limited'],
  },
  'POST /api/companies/{id}/labels/{label}/ship': {
    summary: 'The shipment with this label has left: its pieces, carrier and number',
    access: 'seller',
    params: label,
    response: labelView,
    failures: [
      ...unknown,
      'label_not_ready',
      'already_shipped',
      'order_not_shippable',
      'ship_exceeds',
      'ship_unknown_line',
    ],
  },
  'GET /api/companies/{id}/labels/{label}/file': {
    summary: 'The label as PDF',
    access: 'seller',
    params: label,
    download: true,
    failures: [...unknown, 'label_not_ready'],
  },
} as const satisfies Contract
