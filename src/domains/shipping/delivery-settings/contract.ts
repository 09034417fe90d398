import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { area, DELIVERY_METHODS } from '../contract.ts'
import { MAX_AREAS } from '../rules/reach.ts'

/** Grosze: ten thousand złoty. */
export const MAX_DELIVERY_PRICE = 1_000_000
/** Grosze: ten million złoty. */
const MAX_GOODS = 1_000_000_000
const amount = z.number().int().min(0).max(MAX_DELIVERY_PRICE)

const methodSetting = z.strictObject({
  method: z.enum(DELIVERY_METHODS),
  enabled: z.boolean(),
  /** Gross, grosze; needed where the method is switched on. */
  price: amount.nullable(),
  /** Price with cash on delivery; null: not offered. */
  codPrice: amount.nullable(),
  /** Value of the company's goods from which delivery is free; null: never. */
  freeFrom: z.number().int().min(1).max(MAX_GOODS).nullable(),
  /** Working days in transit; null: what is usual at the market. */
  transitDays: z.number().int().min(0).max(60).nullable(),
  /** What an outside system calls this method; once per company (V10: `key_exists`). */
  externalId: z.string().trim().max(64).nullable(),
  /** Prices by size of parcel where they differ from `price`. */
  sizePrices: z.strictObject({ small: amount.optional(), medium: amount.optional(), large: amount.optional() }),
  /** Where else than in Poland it goes; left out when saving, it stays as it is. */
  areas: z.array(area).max(MAX_AREAS),
})

export const deliverySettings = z.object({
  /** Sent back when saving; grows with every save. */
  revision: z.number().int(),
  /** Every method, in a fixed order, whether it was ever set or not. */
  methods: z.array(methodSetting),
  /** Working days that each way usually travels: what holds where `transitDays` is null. */
  usualTransitDays: z.record(z.enum(DELIVERY_METHODS), z.number().int()),
  /** False: 'Your store is not fully configured'; nothing of this company can be ordered. */
  configured: z.boolean(),
  hasShop: z.boolean(),
})
export type DeliverySettings = z.infer<typeof deliverySettings>

const params = z.object({ id: idInPath })

export const deliverySettingsContract = {
  'GET /api/companies/{id}/delivery-settings': {
    summary: 'Delivery methods and prices as the company set them, and whether anything can be ordered',
    access: 'seller',
    params,
    response: deliverySettings,
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/delivery-settings': {
    summary: 'Save all delivery methods at once; methods left out are switched off. An old revision is refused',
    access: 'seller',
    params,
    body: z.strictObject({
      revision: z.number().int().min(0),
      methods: z.array(methodSetting.partial({ areas: true })).max(DELIVERY_METHODS.length),
    }),
    response: deliverySettings,
    failures: [
      'company_not_found',
      'changed_meanwhile',
      'key_exists',
      'cod_not_offered',
      'cod_below_price',
      'pickup_needs_shop',
      'country_not_reached',
      'country_twice',
    ],
  },
} as const satisfies Contract
