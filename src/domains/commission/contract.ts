import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { MAX_RATE } from './rules/pick-rate.ts'

export type { Commission } from './rules/commission-of.ts'

/** Basis points of the goods' gross value: 600 is six per cent. */
const rate = z.number().int().min(0).max(MAX_RATE)
const id = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)

export const commissionRule = z.object({
  id: z.number().int(),
  /** Null: for every company. */
  company: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** The category and everything below it; null: every category. */
  category: z.object({ id: z.number().int(), names: z.record(z.string(), z.string()) }).nullable(),
  rate: z.number().int(),
  setAt: z.string(),
})
export type CommissionRule = z.infer<typeof commissionRule>

/** What sellers are told before they join: rates in basis points of the goods' gross value, to which VAT is added. */
export const publicCommission = z.object({
  /** Where no rule says otherwise. */
  rate: z.number().int(),
  /** VAT on the commission, basis points. */
  vat: z.number().int(),
  /** Categories (with everything below them) that have a rate of their own, by name. */
  categories: z.array(z.object({ names: z.record(z.string(), z.string()), rate: z.number().int() })),
})
export type PublicCommission = z.infer<typeof publicCommission>

export const commissionContract = {
  'GET /api/commission': {
    summary: 'The commission as the terms for sellers state it; agreements with single companies are not told',
    access: 'public',
    response: publicCommission,
  },
  'GET /api/companies/{id}/commission': {
    summary: 'The commission on goods of a category, basis points; without a category what holds for the company',
    access: 'seller',
    scope: 'products:read',
    params: z.object({ id: idInPath }),
    query: z.object({ category: idInPath.optional() }),
    response: z.object({ rate: z.number().int() }),
    failures: ['company_not_found'],
  },
  'GET /api/admin/commission': {
    summary: 'The commission where no rule says otherwise, basis points',
    access: 'operator',
    area: 'money',
    response: z.object({ rate: z.number().int() }),
  },
  'PUT /api/admin/commission': {
    summary: 'Change the default commission; orders already placed keep theirs',
    access: 'operator',
    area: 'money',
    body: z.strictObject({ rate }),
    response: z.object({ rate: z.number().int() }),
  },
  'GET /api/admin/commission/rules': {
    summary: 'Rules for categories, or those for companies, newest first (50 at a time)',
    access: 'operator',
    area: 'money',
    query: z.object({
      kind: z.enum(['category', 'company']),
      /** Part of the company's name or tax number. */
      q: z.string().trim().max(100).optional(),
      after: idInPath.optional(),
    }),
    response: z.object({ rules: z.array(commissionRule), next: z.number().int().nullable() }),
  },
  'PUT /api/admin/commission/rules': {
    summary:
      'Set the rate of a category, of a company, or of a company in a category; it counts for orders from now on',
    access: 'operator',
    area: 'money',
    body: z.strictObject({ companyId: id.nullable(), categoryId: id.nullable(), rate }),
    response: commissionRule,
    failures: ['company_not_found', 'category_not_found', 'commission_subject_missing'],
  },
  'DELETE /api/admin/commission/rules/{ruleId}': {
    summary: 'Remove a rule: what is less specific counts from now on',
    access: 'operator',
    area: 'money',
    params: z.object({ ruleId: idInPath }),
    status: 204,
    failures: ['commission_rule_not_found'],
  },
} as const satisfies Contract
