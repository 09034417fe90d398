import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { writtenText } from '../../values/written-text.ts'
import { COMPANY_STATUSES, companyData, ownCompany, REQUIREMENTS, TEAM_ROLES } from '../companies/contract.ts'

/** A company as the operator sees it. */
export const companyFile = ownCompany.omit({ role: true }).extend({
  owners: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string() })),
  /** Everybody who works for it, owners first. */
  members: z.array(z.object({ userId: z.string(), name: z.string(), role: z.enum(TEAM_ROLES) })),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type CompanyFile = z.output<typeof companyFile>

export const companyRow = z.object({
  id: z.number().int(),
  name: z.string(),
  taxId: z.string(),
  city: z.string(),
  country: z.string(),
  status: z.enum(COMPANY_STATUSES),
  sells: z.boolean(),
  submittedAt: z.string().nullable(),
  createdAt: z.string(),
})

const params = z.object({ id: idInPath })
const reason = z.strictObject({ reason: writtenText(1000).min(3) })
const failures = ['company_not_found', 'status_conflict'] as const

export const approvalContract = {
  'GET /api/admin/companies': {
    summary: 'Companies, newest first; `q` looks into name and tax number',
    access: 'operator',
    area: 'companies',
    query: z.object({
      q: z.string().trim().max(100).optional(),
      status: z.enum(COMPANY_STATUSES).optional(),
      /** Only these companies, at most fifty, parted by commas. */
      ids: z
        .string()
        .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,49}$/)
        .optional(),
      after: idInPath.optional(),
    }),
    response: z.object({
      companies: z.array(companyRow),
      next: z.number().int().nullable(),
      /** How many wait for a decision; at most 100 are counted. */
      waiting: z.number().int(),
    }),
  },
  'GET /api/admin/companies/{id}': {
    summary: 'Everything about a company',
    access: 'operator',
    area: 'companies',
    params,
    response: companyFile,
    failures: ['company_not_found'],
  },
  'POST /api/admin/companies/{id}/approve': {
    summary: 'Let a company sell; refused while a requirement is not met',
    access: 'operator',
    area: 'companies',
    params,
    response: companyFile,
    failures: [...failures, 'requirements_missing'],
  },
  'POST /api/admin/companies/{id}/reject': {
    summary: 'Refuse a company with a reason; it may mend and submit again',
    access: 'operator',
    area: 'companies',
    params,
    body: reason,
    response: companyFile,
    failures,
  },
  'POST /api/admin/companies/{id}/suspend': {
    summary: 'Stop a company selling, with a reason: its goods leave the lists',
    access: 'operator',
    area: 'companies',
    params,
    body: reason,
    response: companyFile,
    failures,
  },
  'POST /api/admin/companies/{id}/reinstate': {
    summary: 'Let a suspended company sell again',
    access: 'operator',
    area: 'companies',
    params,
    response: companyFile,
    failures,
  },
  'POST /api/admin/companies/{id}/check': {
    summary: 'Ask the public registers again',
    repeatable: true,
    access: 'operator',
    area: 'companies',
    params,
    response: companyFile,
    failures: ['company_not_found'],
  },
  'GET /api/admin/seller-requirements': {
    summary: 'What a company has to bring before it may sell',
    access: 'operator',
    area: 'companies',
    response: z.object({ requirements: z.array(z.enum(REQUIREMENTS)) }),
  },
  'PUT /api/admin/seller-requirements': {
    summary: 'Change the list; companies that sell already are checked against it at once',
    access: 'operator',
    area: 'companies',
    body: z.strictObject({ requirements: z.array(z.enum(REQUIREMENTS)).max(REQUIREMENTS.length) }),
    response: z.object({ requirements: z.array(z.enum(REQUIREMENTS)) }),
  },
  'PUT /api/admin/owner': {
    summary:
      "The marketplace owner's own company (B12): shown in the footer and on invoices; makes it when there is none",
    access: 'operator',
    area: 'companies',
    body: companyData,
    response: ownCompany,
    failures: [
      'postal_code_unfit',
      'tax_id_invalid',
      'vat_id_invalid',
      'bdo_invalid',
      'iban_invalid',
      'bic_invalid',
      'company_exists',
      'confirmation_required',
    ],
  },
  'GET /api/admin/owner': {
    summary: "The marketplace owner's own company; null until it was entered",
    access: 'operator',
    area: 'companies',
    response: ownCompany.nullable(),
  },
} as const satisfies Contract
