import { z } from 'zod'
import type { CollectionRequest, Refusal } from '../carrier.ts'
import { phoneInPoland, splitStreet } from '../written.ts'
import type { ShipxCalls } from './calls.ts'
import { refusalOf } from './standing.ts'

const dispatchOrder = z.object({ id: z.union([z.number(), z.string()]).transform(String) })

/** Asks InPost's courier to come for shipments that were bought with the courier's collection. */
export async function orderCollection(
  shipx: ShipxCalls,
  { externalIds, address, name, phone, email, note }: CollectionRequest,
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
          ...{ shipments: externalIds, name, phone: digits, email, comment: note ?? '' },
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
