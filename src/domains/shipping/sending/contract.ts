import { z } from 'zod'
import { countryCode } from '../../../values/country-code.ts'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { PARCEL_SIZES } from '../../../values/parcel-size.ts'
import { writtenText } from '../../../values/written-text.ts'
import { phone } from '../../accounts/contract.ts'
import { WEEKDAYS } from '../../shops/contract.ts'
import { HAND_OVERS } from '../rules/consignments.ts'
import { DELIVERY_METHODS } from '../rules/methods.ts'
import { PRINT_FORMATS } from './rules/print-formats.ts'

export const MOST_SENDERS = 50

const needed = (max: number) => writtenText(max).min(1)
const senderData = z.strictObject({
  /** The company's own shop whose goods leave from here; null: none. */
  shopId: z.number().int().nullable(),
  /** On labels: the company, or what people there call it. */
  name: needed(100),
  /** Who is asked for; empty: nobody by name. */
  contact: writtenText(100),
  phone,
  email: z.email().max(200),
  street: needed(160),
  postalCode: needed(16),
  city: needed(80),
  country: countryCode,
  /** The first one kept is the usual one whatever is said here, and one that is stays so until another is. */
  usual: z.boolean(),
})
export type SenderData = z.output<typeof senderData>
const sender = senderData.extend({
  email: z.string(),
  phone: z.string(),
  id: z.number().int(),
  revision: z.number().int(),
})
export type SenderView = z.output<typeof sender>

/** Millimetres outside, the longest side first, and grams with what is in it. */
const box = z.strictObject({
  length: z.number().int().min(10).max(10_000),
  width: z.number().int().min(10).max(10_000),
  height: z.number().int().min(10).max(10_000),
  weight: z.number().int().min(100).max(1_000_000),
})
const boxes = z.strictObject(
  Object.fromEntries(PARCEL_SIZES.map((size) => [size, box.nullable()])) as Record<
    (typeof PARCEL_SIZES)[number],
    z.ZodNullable<typeof box>
  >,
)

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** On the clock of the market. */
const collectionTimes = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1).max(7),
  /** When a courier may come. */
  from: clock,
  until: clock,
  /** Until when a courier is asked to come on the same day; what is ready by then is collected by itself where `automatic` is on. */
  cutOff: clock,
  automatic: z.boolean(),
})
export type CollectionTimes = z.output<typeof collectionTimes>

const settings = z.object({
  /** Own boxes by size; null: the largest of that size. */
  boxes,
  print: z.enum(PRINT_FORMATS),
  /** By method, where it is not the usual one of the carrier's contract. */
  handOvers: z.partialRecord(z.enum(DELIVERY_METHODS), z.enum(HAND_OVERS)),
  collection: collectionTimes.nullable(),
})
export type SendingSettings = z.output<typeof settings>

const place = z.object({
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})
export const sendingView = settings.extend({
  /** Sent back when saving; grows with every save of the settings. */
  revision: z.number().int(),
  /** The usual one first; none: parcels come from the company's own address. */
  senders: z.array(sender),
  /** The company's own data, and its shops, to begin an address with. */
  company: place.extend({ name: z.string(), phone: z.string(), email: z.string() }),
  shops: z.array(place.extend({ id: z.number().int(), title: z.string() })),
})
export type SendingView = z.output<typeof sendingView>

const params = z.object({ id: idInPath })
const senderParams = params.extend({ sender: idInPath })
const senderFailures = ['company_not_found', 'postal_code_unfit', 'shop_not_found'] as const

/** Every change answers all of it: lists are short. */
export const sendingContract = {
  'GET /api/companies/{id}/sending': {
    summary: 'What a company sends with: senders’ addresses, boxes, printing, hand-over, collection times',
    access: 'seller',
    params,
    response: sendingView,
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/sending': {
    summary: 'Save boxes, printing, hand-over or collection times; what is left out stays. An old revision is refused',
    access: 'seller',
    params,
    body: settings
      .partial()
      .strict()
      .extend({ revision: z.number().int().min(0) }),
    response: sendingView,
    failures: [
      'company_not_found',
      'changed_meanwhile',
      'box_too_large',
      'box_too_heavy',
      'hand_over_unfit',
      'collection_hours',
      'collection_cut_off',
    ],
  },
  'POST /api/companies/{id}/senders': {
    summary: 'Add an address that parcels come from (at most 50)',
    access: 'seller',
    params,
    body: senderData,
    response: sendingView,
    status: 201,
    failures: [...senderFailures, 'too_many_senders'],
  },
  'PUT /api/companies/{id}/senders/{sender}': {
    summary: 'Change an address that parcels come from; labels that were asked for keep what they were made with',
    access: 'seller',
    params: senderParams,
    body: senderData.extend({ revision: z.number().int() }),
    response: sendingView,
    failures: [...senderFailures, 'sender_not_found', 'changed_meanwhile'],
  },
  'DELETE /api/companies/{id}/senders/{sender}': {
    summary: 'Remove an address that parcels come from; another one becomes the usual one',
    access: 'seller',
    params: senderParams,
    response: sendingView,
    failures: ['company_not_found', 'sender_not_found'],
  },
} as const satisfies Contract
