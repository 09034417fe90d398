import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { MAX_PRICE } from '../../products/offers/contract.ts'
import { NUMBER_KINDS, UNIT_STATES, unitFacts } from '../../units/contract.ts'
import { type Facts, isDeviceNumber, plainDeviceNumber, UNIT_GRADES } from '../../units/rules/index.ts'
import { PUSH_MAX_ITEMS, PUSH_MAX_UNITS } from '../rules/import-limits.ts'

const count = z.number().int()
const pushItem = z.object({
  erpCode: z.string().trim().min(1).max(64),
  versionName: writtenText(120).optional(),
})
/** Pieces of one version: what is on the shelf, or what came and went. */
export const stockItem = z.union([
  pushItem.extend({ quantity: z.number().int().min(0).max(1_000_000), delta: z.undefined().optional() }),
  pushItem.extend({ delta: z.number().int().min(-1_000_000).max(1_000_000), quantity: z.undefined().optional() }),
])
export const priceItem = pushItem.extend({
  /** Gross, grosze. */
  price: z.number().int().min(1).max(MAX_PRICE),
  /** Show a lower price as a reduction. */
  announce: z.boolean().default(false),
})
const unitNumber = z.strictObject({ kind: z.enum(NUMBER_KINDS), plain: z.string().trim().min(1).max(40) })
/** One thing of a version: by its number, or by the code of its passport. */
export const unitItem = pushItem
  .extend({
    number: unitNumber.optional(),
    code: z.string().trim().max(300).optional(),
    /** What was measured; left out: as it is known. */
    facts: unitFacts.optional(),
    /** A certificate of data erasure; its method is how `facts` say that data were wiped. The badge comes with its file. */
    erasure: z
      .strictObject({ number: writtenText(60).min(1), day: z.iso.date(), tool: writtenText(60).min(1) })
      .optional(),
  })
  .check(({ value, issues }) => {
    if ((value.number === undefined) === (value.code === undefined))
      issues.push({ code: 'custom', message: 'invalid', path: ['number'], input: value })
    else if (
      value.number &&
      !isDeviceNumber(value.number.kind, plainDeviceNumber(value.number.kind, value.number.plain))
    )
      issues.push({ code: 'custom', message: 'invalid', path: ['number', 'plain'], input: value.number.kind })
  })

const pushedUnit = z.object({
  /** Public id, on its label. */
  code: z.string(),
  /** Where its passport is, and its QR code leads. */
  address: z.string(),
  name: z.string(),
  erpCode: z.string().nullable(),
  versionName: z.string().nullable(),
  number: z.object({ kind: z.enum(NUMBER_KINDS), last4: z.string() }).nullable(),
  /** `reserved`: assigned to an order that has not left. */
  state: z.enum(UNIT_STATES),
  /** Its product is published. */
  offered: z.boolean(),
  facts: z.custom<Facts>().meta({ type: 'object' }).nullable(),
  grade: z.enum(UNIT_GRADES).nullable(),
  gradeByHand: z.boolean(),
  /** UTC. */
  testedAt: z.string().nullable(),
})

const pushAnswer = z.object({
  accepted: count,
  unchanged: count,
  refused: count,
  /** One for each item sent, in order. `code` says why one was refused; `field`, where one of its values is no such value. */
  items: z.array(
    z.object({
      outcome: z.enum(['accepted', 'unchanged', 'refused']),
      code: z.string().optional(),
      field: z.string().optional(),
      /** Units: public id of what was accepted, or is known. */
      unit: z.string().optional(),
    }),
  ),
})

export type PushAnswer = z.infer<typeof pushAnswer>
export type PushedUnit = z.infer<typeof pushedUnit>

const company = z.object({ id: idInPath })

// An item that is none is refused for itself, so that it does not hold up the others: therefore anything is let through here.

export const pushContract = {
  'PUT /api/companies/{id}/stock': {
    access: 'seller',
    scope: 'stock:write',
    summary:
      'Stock of up to 10 000 products or versions by ERP code: what there is (`quantity`) or what to add (`delta`)',
    params: company,
    /** Bytes: ten thousand items are more than other bodies. */
    maxBodyBytes: 4_000_000,
    body: z.object({
      /**
       * What a `quantity` counts. `shelf`: all that lies there, sold pieces that are not shipped included. `unsold`: without the pieces of
       * paid orders. Pieces held for a payment that is open are counted in both, and come off.
       */
      counts: z.enum(['shelf', 'unsold']).default('shelf'),
      items: z
        .array(z.union([stockItem, z.unknown()]))
        .min(1)
        .max(PUSH_MAX_ITEMS),
    }),
    response: pushAnswer,
    failures: [
      'company_not_found',
      'company_not_approved',
      'erp_code_unknown',
      'version_not_found',
      'version_unclear',
      'not_enough_stock',
      'stock_too_big',
      'item_twice',
      'item_invalid',
    ],
  },
  'PUT /api/companies/{id}/product-units': {
    access: 'seller',
    scope: 'products:write',
    summary:
      'Up to 1 000 single things of products by ERP code, with their numbers, what was measured and certificates',
    params: company,
    maxBodyBytes: 4_000_000,
    body: z.object({
      items: z
        .array(z.union([unitItem, z.unknown()]))
        .min(1)
        .max(PUSH_MAX_UNITS),
    }),
    response: pushAnswer,
    failures: [
      'company_not_found',
      'company_not_approved',
      'erp_code_unknown',
      'version_not_found',
      'version_unclear',
      'unit_not_found',
      'device_repeated',
      'device_listed_already',
      'unit_listed_elsewhere',
      'unit_number_wanted',
      'grade_above_units',
      'erasure_incomplete',
      'more_than_allowed',
      'item_invalid',
      'rate_limited',
    ],
  },
  'GET /api/companies/{id}/product-units': {
    access: 'seller',
    scope: 'products:read',
    summary:
      'Units that the company has, or those it sold, with their passports and where they stand (1 000 at a time)',
    params: company,
    query: z.object({
      sold: z.stringbool().default(false),
      /** `next` of the answer before. */
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    }),
    response: z.object({ units: z.array(pushedUnit), next: z.number().int().nullable() }),
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/prices': {
    access: 'seller',
    scope: 'products:write',
    summary:
      'Prices of up to 10 000 products or versions by ERP code; without a version name, of all versions of the product',
    params: company,
    maxBodyBytes: 4_000_000,
    body: z.object({
      items: z
        .array(z.union([priceItem, z.unknown()]))
        .min(1)
        .max(PUSH_MAX_ITEMS),
    }),
    response: pushAnswer,
    failures: [
      'company_not_found',
      'company_not_approved',
      'erp_code_unknown',
      'version_not_found',
      'item_twice',
      'item_invalid',
    ],
  },
} as const satisfies Contract
