import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { PARCEL_SIZES } from '../../../values/parcel-size.ts'
import { writtenText } from '../../../values/written-text.ts'
import { LABEL_CARRIERS } from '../../shipping/contract.ts'
import { COLLECTION_STATES } from './rules/collection-states.ts'

/** Parcels of one order for a courier. */
export const MOST_TO_COLLECT = 100

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const place = z.object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() })

/** Parcels that wait for a courier who can be ordered: of one carrier at one address. */
const readyGroup = z.object({
  carrier: z.enum(LABEL_CARRIERS),
  place,
  labels: z.array(
    z.object({
      id: z.number().int(),
      number: z.string(),
      size: z.enum(PARCEL_SIZES),
      trackingNumber: z.string().nullable(),
    }),
  ),
})
export type ReadyGroup = z.output<typeof readyGroup>

export const collectionView = z.object({
  id: z.number().int(),
  carrier: z.enum(LABEL_CARRIERS),
  state: z.enum(COLLECTION_STATES),
  place,
  /** On the clock of the market. */
  day: z.string(),
  from: z.string(),
  until: z.string(),
  /** Orders whose parcels it is for. */
  numbers: z.array(z.string()),
  parcels: z.number().int(),
  /** The carrier's number; null: it has told none (yet). */
  externalId: z.string().nullable(),
  /** Ordered at the cut-off hour by itself. */
  automatic: z.boolean(),
  /** Why it failed; `words` are the carrier's own. */
  reason: z.string().nullable(),
  words: z.string().nullable(),
  canCancel: z.boolean(),
  requestedAt: z.string(),
})
export type CollectionView = z.output<typeof collectionView>

const collectionsView = z.object({
  /** At most a hundred parcels, those that were bought first. */
  ready: z.array(readyGroup),
  /** The newest twenty. */
  collections: z.array(collectionView),
})
export type CollectionsView = z.output<typeof collectionsView>

const wanted = z.strictObject({
  labels: z.array(z.number().int()).min(1).max(MOST_TO_COLLECT),
  /** Today or one of the next seven days; carriers that take no day come on their next round. */
  day: z.iso.date(),
  from: clock,
  until: clock,
  note: writtenText(200).default(''),
})
export type WantedCollection = z.output<typeof wanted>

const params = z.object({ id: idInPath })
const one = params.extend({ collection: idInPath })

export const collectionsContract = {
  'GET /api/companies/{id}/collections': {
    summary: 'Parcels that wait for a courier, and couriers that were ordered',
    access: 'seller',
    params,
    response: collectionsView,
    failures: ['company_not_found'],
  },
  'POST /api/companies/{id}/collections': {
    summary: 'Order a courier for parcels of one carrier at one address; a job asks the carrier, once',
    access: 'seller',
    params,
    body: wanted,
    response: collectionsView,
    status: 201,
    failures: [
      'company_not_found',
      'rate_limited',
      'collection_taken',
      'collection_mixed',
      'collection_not_offered',
      'collection_day',
      'collection_hours',
      'collection_passed',
      'carrier_account_missing',
    ],
  },
  'POST /api/companies/{id}/collections/{collection}/cancel': {
    summary: 'Call a courier off, where the carrier can be told; again it changes nothing',
    // It waits for the carrier.
    repeatable: true,
    access: 'seller',
    params: one,
    response: collectionsView,
    failures: [
      ...['company_not_found', 'rate_limited', 'collection_not_found', 'collection_being_asked'],
      ...['collection_too_late', 'collection_by_phone', 'label_carrier_silent', 'carrier_account_missing'],
    ] as const,
  },
  'POST /api/companies/{id}/collections/{collection}/settle': {
    summary: 'Of an order whose answer was lost: whether the carrier has it, as the seller found out',
    access: 'seller',
    params: one,
    body: z.strictObject({ ordered: z.boolean() }),
    response: collectionsView,
    failures: ['company_not_found', 'collection_not_found', 'collection_not_uncertain'],
  },
} as const satisfies Contract
