import { z } from 'zod'
import { countryCode } from '../../../values/country-code.ts'
import { DELIVERY_METHODS } from '../../shipping/contract.ts'
import { MAX_QUANTITY } from '../contract.ts'

const id = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
const quantity = z.coerce.number().int().min(1).max(MAX_QUANTITY)

/** `dpd_courier`, the same paid on delivery (`dpd_courier.cod`), or one of the seller's shops (`store_pickup.7`). */
const way = z
  .string()
  .max(60)
  .transform((text) => text.split('.'))
  .pipe(z.tuple([z.enum(DELIVERY_METHODS)], z.string()))
  .transform(([method, more]) => ({
    method,
    cashOnDelivery: more === 'cod',
    shopId: method === 'store_pickup' ? (id.safeParse(more).data ?? null) : null,
  }))

/** What the plain forms around a cart may ask for, checked as the API checks. A product with several versions sends the chosen one besides. */
export const cartStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('add'), version: id, choice: id.optional(), quantity: quantity.default(1) }),
  z.object({ step: z.literal('quantity'), version: id, quantity }),
  z.object({ step: z.literal('remove'), version: id }),
  z.object({ step: z.literal('country'), country: countryCode }),
  z.object({
    step: z.literal('delivery'),
    company: id,
    way,
    /** A point that was picked from the list. */
    point: z.string().trim().max(40).optional(),
    /** The point that the buyer has, and of which way: it stays where the way does. */
    kept: z.string().max(100).optional(),
  }),
])
export type CartStep = z.output<typeof cartStep>
