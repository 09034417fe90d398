import { z } from 'zod'
import { phoneInPoland } from '../../../../values/phone.ts'
import type { CollectionRequest, CollectionStanding, Refusal } from '../carrier.ts'
import { carrierWords, splitStreet } from '../written.ts'
import type { ShipxCalls } from './calls.ts'
import { refusalOf } from './standing.ts'

const dispatchOrder = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string().nullish(),
  errors: z.unknown().optional(),
})

/**
 * Asks InPost's courier to come for shipments that were bought with the courier's collection: on the next round, as there is no field for a day. What is
 * taken on here may be rejected a moment later.
 */
export async function orderCollection(
  shipx: ShipxCalls,
  { externalIds, address, name, phone, email, from, until, note }: CollectionRequest,
): Promise<{ collection: string } | { refusal: Refusal }> {
  const digits = phoneInPoland(phone)
  if (!digits) return { refusal: { reason: 'sender', words: null } }
  const { street, building } = splitStreet(address.street)
  const told = await shipx.ask(
    {
      method: 'POST',
      to: '/v1/organizations/{organization}/dispatch_orders',
      params: { organization: shipx.organization },
      body: {
        json: {
          ...{
            shipments: externalIds,
            name,
            phone: digits,
            email,
            comment: note ?? '',
            office_hours: `${from}-${until}`,
          },
          address: {
            ...{ street, city: address.city, post_code: address.postalCode, country_code: address.country },
            ...(building && { building_number: building }),
          },
        },
      },
    },
    dispatchOrder,
  )
  return 'problem' in told ? { refusal: refusalOf(told.problem) } : { collection: told.answer.id }
}

/** `sent` and what follows it are the courier's; parcels that were bought to be dropped off make it `rejected`. */
export async function fetchCollection(shipx: ShipxCalls, collection: string): Promise<CollectionStanding> {
  const told = await shipx.ask({ to: '/v1/dispatch_orders/{collection}', params: { collection } }, dispatchOrder)
  if ('problem' in told) return { state: 'gone' }
  const { status, errors } = told.answer
  if (status === 'new') return { state: 'pending' }
  if (status === 'canceled') return { state: 'gone' }
  if (status !== 'rejected') return { state: 'confirmed' }
  return { state: 'refused', refusal: { reason: 'service', words: carrierWords(JSON.stringify(errors ?? null)) } }
}

export async function cancelCollection(shipx: ShipxCalls, collection: string): Promise<'cancelled' | 'tooLate'> {
  const call = { method: 'DELETE', to: '/v1/dispatch_orders/{collection}', params: { collection } } as const
  const told = await shipx.ask(call, z.unknown())
  if ('answer' in told) return 'cancelled'
  const { state } = await fetchCollection(shipx, collection)
  return state === 'gone' || state === 'refused' ? 'cancelled' : 'tooLate'
}
