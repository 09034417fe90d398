import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { STOCK_REASONS } from '../../stock/contract.ts'
import { MOST_UNITS } from '../../units/rules/index.ts'
import { PRODUCT_STATUSES, productImage } from '../contract.ts'
import {
  idInBody,
  line,
  MAX_IMAGE_BYTES,
  MAX_VERSIONS,
  offerBody,
  ownOffer,
  price,
  stockMovement,
} from './shapes/contract.ts'

export {
  MAX_PRICE,
  MAX_VERSIONS,
  type OfferBody,
  type OfferReport,
  type OwnOffer,
  type OwnVersion,
  offerBody,
  ownOffer,
  type StockMovement,
} from './shapes/contract.ts'

const savedImage = productImage.omit({ alt: true, illustration: true, defect: true })
const params = z.object({ id: idInPath, productId: idInPath })

export const offersContract = {
  'POST /api/companies/{id}/products': {
    summary: 'A new product of the company; a draft until it is published',
    access: 'seller',
    scope: 'products:write',
    params: z.object({ id: idInPath }),
    body: offerBody,
    response: ownOffer,
    status: 201,
    failures: [
      'company_not_found',
      'erp_code_taken',
      'image_not_found',
      'shop_not_found',
      'version_not_found',
      'device_listed_already',
      'rate_limited',
    ],
  },
  'GET /api/companies/{id}/products/{productId}': {
    summary: 'A product of the company as its seller sees it',
    access: 'seller',
    scope: 'products:read',
    params,
    response: ownOffer,
    failures: ['company_not_found', 'product_not_found'],
  },
  'PUT /api/companies/{id}/products/{productId}': {
    summary:
      'Saves a product. A revision that is no longer the newest is refused with 409: somebody else has changed it meanwhile',
    access: 'seller',
    scope: 'products:write',
    params,
    body: offerBody.extend({ revision: z.number().int() }),
    response: ownOffer,
    failures: [
      'product_not_found',
      'product_changed',
      'erp_code_taken',
      'image_not_found',
      'shop_not_found',
      'version_not_found',
      'not_enough_stock',
      'device_listed_already',
      'version_ordered',
      'rate_limited',
    ],
  },
  'POST /api/companies/{id}/products/{productId}/units': {
    summary: 'Puts units of the company, named by the codes of their passports, to a product or one of its versions',
    access: 'seller',
    params,
    body: z.strictObject({ codes: z.array(z.string().max(20)).min(1).max(MOST_UNITS), versionId: idInBody.nullable() }),
    response: ownOffer,
    failures: ['product_not_found', 'version_not_found', 'unit_not_found', 'unit_reserved'],
  },
  'PUT /api/companies/{id}/products/{productId}/status': {
    summary: 'Publishes, pauses or takes back to draft. Publishing names every field that is missing',
    access: 'seller',
    scope: 'products:write',
    params,
    body: z.object({ status: z.enum(PRODUCT_STATUSES) }),
    response: ownOffer,
    failures: ['product_not_found', 'status_not_possible', 'offer_barred'],
  },
  'DELETE /api/companies/{id}/products/{productId}': {
    summary: 'Deletes a product that was never ordered; one that was can only be paused',
    access: 'seller',
    scope: 'products:write',
    params,
    status: 204,
    failures: ['product_not_found', 'product_ordered'],
  },
  'POST /api/companies/{id}/product-images': {
    summary: 'Takes a picture for products of the company: made anew, without place or camera',
    access: 'seller',
    scope: 'products:write',
    params: z.object({ id: idInPath }),
    upload: { maxBytes: MAX_IMAGE_BYTES },
    response: savedImage,
    status: 201,
    failures: ['company_not_found', 'not_a_picture', 'picture_too_big', 'file_too_large', 'rate_limited'],
  },
  'POST /api/companies/{id}/product-images/crop': {
    summary: 'A part of a picture as a new picture; the old one stays',
    access: 'seller',
    params: z.object({ id: idInPath }),
    body: z.object({
      key: z.string().max(120),
      /** Parts (0–1) of width and height. */
      x: z.number().min(0).max(1),
      y: z.number().min(0).max(1),
      width: z.number().min(0.05).max(1),
      height: z.number().min(0.05).max(1),
    }),
    response: savedImage,
    status: 201,
    failures: ['company_not_found', 'image_not_found', 'rate_limited'],
  },
  'POST /api/companies/{id}/products/{productId}/stock': {
    summary: 'Moves stock by pieces, with a reason; all versions or none',
    access: 'seller',
    scope: 'stock:write',
    params,
    body: z.object({
      reason: z.enum(STOCK_REASONS),
      note: line(300).nullable().default(null),
      changes: z
        .array(z.object({ versionId: idInBody, delta: z.number().int().min(-1_000_000).max(1_000_000) }))
        .min(1)
        .max(MAX_VERSIONS),
    }),
    response: ownOffer,
    failures: ['product_not_found', 'version_not_found', 'not_enough_stock'],
  },
  'GET /api/companies/{id}/products/{productId}/stock': {
    summary: 'Why the stock is what it is, newest first (50 at a time)',
    access: 'seller',
    scope: 'products:read',
    params,
    query: z.object({ before: idInPath.optional() }),
    response: z.object({ movements: z.array(stockMovement), next: z.number().int().nullable() }),
    failures: ['product_not_found'],
  },
  'POST /api/companies/{id}/products/{productId}/price-schedules': {
    summary: 'A price for later, until an end or for good',
    access: 'seller',
    scope: 'products:write',
    params,
    body: z.object({
      versionId: idInBody,
      price: price.min(1),
      announce: z.boolean(),
      /** With `Z` or an offset that moment; without, the time on the clocks in Poland (`2026-12-01T09:00`). */
      startsAt: z.iso.datetime({ offset: true, local: true }),
      endsAt: z.iso.datetime({ offset: true, local: true }).nullable(),
    }),
    response: ownOffer,
    status: 201,
    failures: [
      'product_not_found',
      'version_not_found',
      'schedule_overlaps',
      'schedule_in_past',
      'schedule_ends_early',
      'too_many_schedules',
    ],
  },
  'DELETE /api/companies/{id}/products/{productId}/price-schedules/{scheduleId}': {
    summary: 'Takes back a planned price, or ends a running one now',
    access: 'seller',
    scope: 'products:write',
    params: params.extend({ scheduleId: idInPath }),
    response: ownOffer,
    failures: ['product_not_found', 'schedule_not_found'],
  },
} as const satisfies Contract
