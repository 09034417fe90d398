import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { PARCEL_SIZES } from '../../values/parcel-size.ts'
import { CHECK_RESULTS, HAND_OVERS, LABEL_CARRIERS, PRINT_FORMATS } from '../shipping/contract.ts'
import { LABEL_FAILURES } from './rules/after-answer.ts'
import { LABEL_MONEY } from './rules/label-money.ts'
import { LABEL_LISTS, LABEL_STATES } from './rules/label-states.ts'

const pieces = z.array(z.object({ versionId: z.number().int(), quantity: z.number().int().min(1) }))

/** A label as its seller sees it. Amounts in grosze, times in UTC. */
export const labelView = z.object({
  id: z.number().int(),
  number: z.string(),
  /** To the buyer, or back from them. */
  purpose: z.enum(['outbound', 'return']),
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
  money: z.enum(LABEL_MONEY),
  /** Why it failed or does not go on; `words` are the carrier's own. */
  reason: z.enum(LABEL_FAILURES).nullable(),
  words: z.string().nullable(),
  /** As PDF, and as commands for a label printer. */
  canPrint: z.boolean(),
  canPrintZpl: z.boolean(),
  /** It was bought, and its file could not be fetched: it can be asked for once more. */
  lacksFile: z.boolean(),
  /** Jobs go on with it by themselves. */
  isWorking: z.boolean(),
  /** A shipment has left under its number. */
  isSent: z.boolean(),
  /** The buyer; null once the market has forgotten it. */
  receiver: z.string().nullable(),
  requestedAt: z.string(),
})
export type LabelView = z.infer<typeof labelView>

/** A contract of a company as the operator sees it: nothing of its keys. */
const connection = z.object({
  carrier: z.enum(LABEL_CARRIERS),
  test: z.boolean(),
  standIn: z.boolean(),
  /** Since when its keys are these; UTC. */
  since: z.string(),
  check: z.object({ at: z.string(), result: z.enum(CHECK_RESULTS) }).nullable(),
  /** The newest label that was asked for and stands failed; a carrier's own words may name a person, and are its company's. */
  failure: z.object({ at: z.string(), number: z.string(), reason: z.enum(LABEL_FAILURES).nullable() }).nullable(),
})
export type ConnectionView = z.infer<typeof connection>

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

/** `field`: what would have to be another (`receiver.phone`, `size`); null: it is no matter of a field. */
const failure = z.object({ code: z.string(), message: z.string(), field: z.string().nullable() })
export type LabelRefusal = z.infer<typeof failure>
const labelIds = z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(MOST_AT_ONCE)

/** Labels, and how the company prints them. */
const shown = z.object({ labels: z.array(labelView), print: z.enum(PRINT_FORMATS) })

const params = z.object({ id: idInPath })
const label = z.object({ id: idInPath, label: idInPath })
const unknown = ['company_not_found', 'label_not_found'] as const

export const labelsContract = {
  'GET /api/admin/companies/{id}/carriers': {
    summary:
      'Carriers that a company has a contract with: since when, how it was found, what failed last; nothing of keys',
    access: 'operator',
    area: 'companies',
    params: z.object({ id: idInPath }),
    response: z.object({ carriers: z.array(connection) }),
    failures: ['company_not_found'],
  },
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
          failure: failure.nullable(),
        }),
      ),
    }),
    failures: ['company_not_found', 'rate_limited'],
  },
  'GET /api/companies/{id}/labels': {
    summary: 'All labels of a company, the newest first; `toSend`: bought in the last sixty days and not sent',
    access: 'seller',
    params,
    query: z.object({ only: z.enum(LABEL_LISTS).optional(), after: z.string().max(200).optional() }),
    response: shown.extend({ next: z.string().nullable() }),
    failures: ['company_not_found', 'invalid_cursor'],
  },
  'POST /api/companies/{id}/label-prints': {
    summary:
      'Labels as one file to print, up to a hundred, in the order asked for; what cannot be put in says so on a page of its own',
    access: 'seller',
    params,
    body: z.strictObject({ labels: labelIds, layout: z.enum(PRINT_FORMATS) }),
    download: true,
    // It is drawn anew, and changes nothing but what is still to be fetched.
    repeatable: true,
    failures: [...unknown, 'label_not_ready', 'label_zpl_coming', 'pdf_busy', 'rate_limited'],
  },
  'POST /api/companies/{id}/label-shipments': {
    summary: 'Shipments with these labels have left; each is told apart, and the same again changes nothing',
    access: 'seller',
    params,
    body: z.strictObject({ labels: labelIds }),
    response: z.object({
      results: z.array(
        z.object({ label: z.number().int(), number: z.string().nullable(), failure: failure.nullable() }),
      ),
    }),
    failures: ['company_not_found', 'rate_limited'],
  },
  'GET /api/companies/{id}/label-batches/{batch}': {
    summary: 'Labels that were asked for together, as they stand',
    access: 'seller',
    params: z.object({ id: idInPath, batch: z.uuid() }),
    response: shown,
    failures: unknown,
  },
  'GET /api/companies/{id}/orders/{number}/labels': {
    summary: 'Labels of an order, the newest first, and with which carriers the company has a contract',
    access: 'seller',
    params: z.object({ id: idInPath, number: z.string().max(40) }),
    response: shown.extend({ connected: z.array(z.enum(LABEL_CARRIERS)) }),
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
    summary: 'Asks the carrier whether a label was bought, or taken back, of which nobody knows',
    access: 'seller',
    params: label,
    response: labelView,
    failures: [...unknown, 'label_not_uncertain'],
  },
  'POST /api/companies/{id}/labels/{label}/fetch-file': {
    summary: 'Fetches the file of a label once more, where it could not be had',
    access: 'seller',
    params: label,
    response: labelView,
    failures: [...unknown, 'label_not_ready'],
  },
  'POST /api/companies/{id}/labels/{label}/cancel': {
    summary: 'Calls a label off, where the carrier still takes it back; `cancelling`: it is asked until it answers',
    // It waits for the carrier.
    repeatable: true,
    access: 'seller',
    params: label,
    response: labelView,
    failures: [...unknown, 'label_being_bought', 'label_too_late', 'label_sent', 'rate_limited'],
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
