import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { LOCALES } from '../../../values/locale.ts'
import { MARKET_STANDINGS } from '../../product-list/contract.ts'
import { GRADES, PRODUCT_STATES, PRODUCT_STATUSES } from '../../products/contract.ts'
import { decisionView } from '../contract.ts'
import { decisionBody, reportRow } from '../operator/contract.ts'
import { MEASURES, reasonsOf } from '../rules/reasons.ts'

/** Open reports of an offer are counted up to it. */
export const OPEN_REPORTS = 10
const OWN_MEASURES = ['none', 'restrict', 'remove'] as const

/** An offer of any company, for the operator. Prices gross, in minor units; times in UTC. */
export const marketGood = z.object({
  id: z.number().int(),
  title: z.string(),
  company: z.object({ id: z.number().int(), name: z.string() }),
  categoryId: z.number().int(),
  brand: z.string(),
  model: z.string(),
  ean: z.string().nullable(),
  state: z.enum(PRODUCT_STATES),
  grade: z.enum(GRADES).nullable(),
  status: z.enum(PRODUCT_STATUSES),
  /** Taken down by the operator: until it is mended, or for good. */
  barred: z.enum(['paused', 'removed']).nullable(),
  price: z.number().int(),
  currency: z.string(),
  quantity: z.number().int(),
  imageKey: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Reports and complaints of it that wait, counted up to a bound. */
  openReports: z.number().int(),
})
export type MarketGood = z.infer<typeof marketGood>

export const marketGoodFile = marketGood.extend({
  /** What it says, by language. */
  descriptions: z.array(z.object({ locale: z.enum(LOCALES), text: z.string() })),
  imageKeys: z.array(z.string()),
  /** What is in force, and what may be decided now. */
  measure: z.enum(MEASURES),
  measures: z.array(z.enum(OWN_MEASURES)),
  /** The newest of each, first. */
  decisions: z.array(decisionView),
  reports: z.array(reportRow),
})
export type MarketGoodFile = z.infer<typeof marketGoodFile>

export const goodsDecision = decisionBody.extend({
  measure: z.enum(OWN_MEASURES),
  reason: z.enum(reasonsOf('product')),
})
export type GoodsDecision = z.infer<typeof goodsDecision>

const WANTED = {
  /** Words of title, brand, model and codes (EAN, too); `#12`: its number; or a company's name. */
  q: z.string().trim().max(100).optional(),
  status: z.enum(MARKET_STANDINGS).optional(),
  /** With the categories below it. */
  category: idInPath.optional(),
  company: idInPath.optional(),
}
export type GoodsWanted = z.infer<z.ZodObject<typeof WANTED>>
const params = z.object({ id: idInPath })

export const goodsContract = {
  'GET /api/admin/products': {
    summary: 'What all companies offer, whatever its status, the newest first (50 at a time)',
    access: 'operator',
    area: 'content',
    query: z.object({ ...WANTED, after: z.string().max(200).optional() }),
    response: z.object({ products: z.array(marketGood), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'GET /api/admin/product-export': {
    summary: 'The same as CSV, at most 50 000 of them',
    access: 'operator',
    area: 'content',
    query: z.object(WANTED),
    download: true,
  },
  'GET /api/admin/products/{id}': {
    summary: 'One offer with what it says, its decisions and its reports',
    access: 'operator',
    area: 'content',
    params,
    response: marketGoodFile,
    failures: ['product_not_found'],
  },
  'POST /api/admin/products/{id}/decision': {
    summary:
      'Takes an offer down without a report, or shows it again. Its seller gets the reasons by mail; open reports of it go on waiting',
    access: 'operator',
    area: 'content',
    params,
    body: goodsDecision,
    response: marketGoodFile,
    failures: ['product_not_found', 'measure_in_force', 'seller_suspended_over_it'],
  },
} as const satisfies Contract
