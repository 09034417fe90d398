import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'

export const COMPANY_STATUSES = ['draft', 'submitted', 'approved', 'rejected', 'suspended'] as const

/** The trader data shown beside every offer (law: Regulation 2022/2065 art. 30(7)). */
export const publicCompany = z.object({
  id: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  taxId: z.string(),
  registerNumber: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  website: z.string().nullable(),
  photoKey: z.string().nullable(),
  about: z.object({ 'pl-PL': z.string(), 'en-US': z.string().optional(), 'de-DE': z.string().optional() }),
  /** The seller certified to offer only what complies with EU law. */
  selfCertified: z.boolean(),
  /** ISO time since when it sells here. */
  since: z.string(),
  /** True while the company sells: approved and not suspended. */
  sells: z.boolean(),
})

export type PublicCompany = z.infer<typeof publicCompany>

export const companiesContract = {
  'GET /api/companies/{id}': {
    summary: 'Public data of a selling company',
    access: 'public',
    params: z.object({
      id: idInPath,
    }),
    response: publicCompany,
    failures: ['company_not_found'],
  },
} as const satisfies Contract
