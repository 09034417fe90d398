import { z } from 'zod'
import { countryCode } from '../../values/country-code.ts'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import { OFFER_VAT } from '../../values/vat.ts'
import { carriedFact, titles } from '../categories/contract.ts'
import { arrival, DELIVERY_METHODS, deliveryPrice, pickupPoint } from '../shipping/contract.ts'

export const MAX_CART_LINES = 100
export const MAX_QUANTITY = 999

/** Unguessable id of a cart: 32 random bytes, base64url. Whoever knows it may change the cart. */
export const cartId = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

export const cartLine = z.object({
  versionId: z.number().int(),
  productId: z.number().int(),
  slug: z.string(),
  title: z.string(),
  /** The title by language, where it is another. */
  titles,
  versionName: z.string(),
  imageKey: z.string().nullable(),
  state: z.enum(['new', 'used', 'damaged']),
  quantity: z.number().int(),
  /** In stock now; below `quantity` the line says so and blocks ordering. */
  available: z.number().int(),
  /** Unit price in grosze now, and when it was put in. They differ → the line tells. */
  unitPrice: z.number().int(),
  addedPrice: z.number().int(),
  lineTotal: z.number().int(),
  /** How it is taxed for who buys it. */
  vat: z.enum(OFFER_VAT),
  deliveryDays: z.number().int(),
  /** What of it goes along to the order: keyboard, system, colour, battery, as the trade's attributes say. */
  facts: z.array(carriedFact),
  /** The seller's guarantee, in months; 0: none. */
  warrantyMonths: z.number().int(),
  /** Why it cannot be ordered now: gone, paused, seller away. */
  problem: z.enum(['sold_out', 'not_enough', 'withdrawn', 'on_holiday']).nullable(),
})

export const deliveryChoice = z.object({
  companyId: z.number().int(),
  method: z.enum(DELIVERY_METHODS),
  cashOnDelivery: z.boolean(),
  /** Code of the carrier's point for `dpd_pickup` and `inpost_locker`. */
  pickupPoint: z.string().max(40).nullable(),
  /** Shop for `store_pickup`. */
  shopId: z.number().int().nullable(),
})

/** The part of a cart that one seller will ship: becomes one order. */
export const cartSellerGroup = z.object({
  /** The trader the buyer makes the contract with, named before ordering as the law wants. */
  company: z.object({
    id: z.number().int(),
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  lines: z.array(cartLine),
  goods: z.number().int(),
  /** Methods on offer with the delivery price of this seller group (0 once free) and the amount still missing to free delivery. */
  methods: z.array(
    deliveryPrice.extend({
      groupPrice: z.number().int(),
      groupCodPrice: z.number().int().nullable(),
      missingToFree: z.number().int().nullable(),
      /** Into how many parcels it goes; none where it is collected in a shop. */
      parcels: z.number().int(),
      /** When it comes if it is ordered now; null while the seller is away. */
      arrives: arrival.nullable(),
    }),
  ),
  /** Ways of this seller that do not go to the cart's country. */
  unreached: z.array(z.enum(DELIVERY_METHODS)),
  pickupShops: z.array(z.object({ id: z.number().int(), title: z.string(), street: z.string(), city: z.string() })),
  choice: deliveryChoice.nullable(),
  /** True: what the buyer chose is not on offer any more, and nobody chooses again for them. */
  choiceLapsed: z.boolean().optional(),
  delivery: z.number().int(),
  total: z.number().int(),
  /** False: nothing can be had from this seller: its delivery is not set up, or (`unreached`) does not go to the country. */
  deliverable: z.boolean(),
})

export const cart = z.object({
  id: z.string(),
  /** Where the goods go, and all countries to which something of these sellers does. */
  country: countryCode,
  countries: z.array(z.string()),
  sellerGroups: z.array(cartSellerGroup),
  quantity: z.number().int(),
  goods: z.number().int(),
  delivery: z.number().int(),
  total: z.number().int(),
  currency: z.enum(CURRENCIES),
})

/** The carrier's point chosen for the goods of a seller, also one that is closed meanwhile; null: the carrier has none with that code any more. */
export const chosenPoint = z.object({
  companyId: z.number().int(),
  point: pickupPoint.omit({ distance: true }).extend({ open: z.boolean() }).nullable(),
})

export type Cart = z.infer<typeof cart>
export type ChosenPoint = z.infer<typeof chosenPoint>
export type CartLine = z.infer<typeof cartLine>
export type CartSellerGroup = z.infer<typeof cartSellerGroup>
export type DeliveryChoice = z.infer<typeof deliveryChoice>

const params = z.object({ cartId })
const versionId = idInPath
const quantity = z.number().int().min(1).max(MAX_QUANTITY)

export const cartContract = {
  'POST /api/carts': {
    summary: 'A new empty cart',
    access: 'public',
    response: cart,
    status: 201,
    failures: [],
  },
  'POST /api/carts/merge': {
    summary: 'After log-in: the person’s cart, with what a guest’s cart held; a cart of somebody else is left alone',
    access: 'signedIn',
    body: z.strictObject({ cartId: cartId.optional() }),
    response: cart,
  },
  'POST /api/carts/leave': {
    summary: 'This browser’s cookie names no cart any more, for who uses it next; the cart stays',
    access: 'public',
    status: 204,
    failures: [],
  },
  'GET /api/carts/{cartId}': {
    summary: 'A cart with today’s prices, stock and delivery options',
    access: 'public',
    params,
    response: cart,
    failures: ['cart_not_found'],
  },
  'POST /api/carts/{cartId}/name': {
    summary: 'Give this browser its cookie for the page of a guest’s cart; nothing where there is no such cart',
    access: 'public',
    params,
    status: 204,
    failures: [],
  },
  'GET /api/carts/{cartId}/points': {
    summary: 'The pickup points chosen in a cart, by seller: where they are and when they are open',
    access: 'public',
    params,
    response: z.object({ points: z.array(chosenPoint) }),
    failures: ['cart_not_found'],
  },
  'POST /api/carts/{cartId}/take-in': {
    summary: 'Move what lies in another cart of a guest into this one; asked twice, the second time changes nothing',
    access: 'public',
    params,
    body: z.strictObject({ from: cartId }),
    response: cart,
    failures: ['cart_not_found'],
  },
  'POST /api/carts/{cartId}/lines': {
    summary: 'Put a version in; a version already there gains the quantity',
    access: 'public',
    params,
    body: z.object({
      versionId: z
        .number()
        .int()
        .positive()
        .max(2 ** 31 - 1),
      quantity,
    }),
    response: cart,
    failures: ['cart_not_found', 'version_not_found', 'not_enough_stock', 'cart_full', 'seller_on_holiday'],
  },
  'PUT /api/carts/{cartId}/lines/{versionId}': {
    summary: 'Set the quantity of a line',
    access: 'public',
    params: z.object({ cartId, versionId }),
    body: z.object({ quantity }),
    response: cart,
    failures: ['cart_not_found', 'line_not_found', 'not_enough_stock'],
  },
  'DELETE /api/carts/{cartId}/lines/{versionId}': {
    summary: 'Take a line out',
    access: 'public',
    params: z.object({ cartId, versionId }),
    response: cart,
    failures: ['cart_not_found'],
  },
  'PUT /api/carts/{cartId}/country': {
    summary: 'Say to which country the goods go: what arrives there, and at what price, is in the answer',
    access: 'public',
    params,
    body: z.strictObject({ country: countryCode }),
    response: cart,
    failures: ['cart_not_found', 'rate_limited'],
  },
  'PUT /api/carts/{cartId}/deliveries/{companyId}': {
    summary: 'Choose how the goods of one seller are delivered',
    access: 'public',
    params: z.object({ cartId, companyId: versionId }),
    body: deliveryChoice.omit({ companyId: true }),
    response: cart,
    failures: [
      'cart_not_found',
      'method_not_offered',
      'country_not_served',
      'cod_not_offered',
      'pickup_point_required',
      'pickup_point_unknown',
      'point_closed',
      'point_takes_no_cash',
      'shop_required',
      'shop_unavailable',
      'too_many_delivery_options',
      'company_not_in_cart',
    ],
  },
} as const satisfies Contract
