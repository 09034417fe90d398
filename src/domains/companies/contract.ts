import { z } from 'zod'
import { countryCode } from '../../values/country-code.ts'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { inLanguages } from '../../values/local-text.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import { writtenText } from '../../values/written-text.ts'
import { phone, registered, registration } from '../accounts/contract.ts'
import { COMPANY_STATUSES } from './rules/company-status.ts'
import { DOCUMENT_KINDS, REQUIREMENTS } from './rules/requirements.ts'
import { TEAM_ROLES } from './rules/team-permissions.ts'

export { type CompanyMove, type CompanyStatus, nextStatus } from './rules/company-status.ts'
export type { Requirement } from './rules/requirements.ts'
export { roleMay, type TeamAction, type TeamRole } from './rules/team-permissions.ts'
export { COMPANY_STATUSES, DOCUMENT_KINDS, REQUIREMENTS, TEAM_ROLES }

/** A page of the web. `https://known.example@evil.example` shows another name than where it leads, and passwords are nobody's to see. */
const webAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(200)
  .refine((text) => URL.canParse(text) && !new URL(text).username && !new URL(text).password)

/** V05. */
export const COMPANY_PHOTO_MAX_BYTES = 4 * MEGABYTE
export const DOCUMENT_MAX_BYTES = 8 * MEGABYTE
export const DOCUMENT_LIMIT = 20

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
  vatId: z.string().nullable(),
  /** False: it is exempt and sells without VAT. */
  chargesVat: z.boolean(),
  registerName: z.string().nullable(),
  registerNumber: z.string().nullable(),
  /** Nine digits of the Polish register of products, packaging and waste. */
  bdoNumber: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  website: z.string().nullable(),
  photoKey: z.string().nullable(),
  about: inLanguages(z.string()),
  /** The seller certified to offer only what complies with EU law. */
  selfCertified: z.boolean(),
  /** ISO time since when it sells here. */
  since: z.string(),
  /** True while the company sells: approved and not suspended. */
  sells: z.boolean(),
  /** A holiday that runs or comes: days in Polish time, both included; while it runs (`now`) nothing can be ordered. */
  holiday: z
    .object({
      from: z.string(),
      until: z.string(),
      note: inLanguages(z.string()).nullable(),
      now: z.boolean(),
    })
    .nullable(),
})

export type PublicCompany = z.infer<typeof publicCompany>

const text = (max: number) => writtenText(max)
const needed = (max: number) => writtenText(max).min(1)

/** E06. What a seller says of the company; texts are trimmed, numbers may be typed with spaces and dashes. */
export const companyData = z.strictObject({
  name: needed(200),
  shortName: needed(60),
  street: needed(160),
  postalCode: needed(16),
  city: needed(80),
  country: countryCode,
  /** NIP in Poland (check digit), otherwise the tax number of the country. */
  taxId: needed(20),
  /** VAT number with its country, when registered for VAT in the EU. */
  vatId: text(20).nullable(),
  registerName: text(80).nullable(),
  registerNumber: text(40).nullable(),
  /** BDO: who puts equipment or batteries on the Polish market, or packs for it, names it on documents. */
  bdoNumber: text(20).nullable().default(null),
  email: z.email().max(200),
  phone,
  website: z.union([webAddress, z.literal('')]).nullable(),
  bankIban: text(42).nullable(),
  bankBic: text(11).nullable(),
  /** When the account is not the company's own name. */
  bankHolder: text(200).nullable(),
  about: inLanguages(text(4000)).strict(),
  /** The seller certifies to offer only what complies with EU law (Regulation 2022/2065 art. 30(1)(e)). */
  selfCertified: z.boolean(),
})
export type CompanyData = z.output<typeof companyData>

export const documentView = z.object({
  id: z.number().int(),
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  media: z.string(),
  /** Bytes. */
  size: z.number().int(),
  createdAt: z.string(),
})

export const registerCheck = z.object({
  source: z.enum(['whiteList', 'vies']),
  outcome: z.enum(['confirmed', 'refuted', 'unknown']),
  /**
   * The `number` that was asked about; `name` and `status` as the register has them; `accountListed` (`yes`, `no`) with the register's
   * number of that answer (`accountReference`).
   */
  detail: z.record(z.string(), z.string()),
  reference: z.string().nullable(),
  at: z.string(),
})

/** A company as its own people see it. */
export const ownCompany = companyData.extend({
  id: z.number().int(),
  status: z.enum(COMPANY_STATUSES),
  /** Why it was rejected or suspended. */
  statusReason: z.string().nullable(),
  photoKey: z.string().nullable(),
  requirements: z.array(z.object({ name: z.enum(REQUIREMENTS), met: z.boolean() })),
  sells: z.boolean(),
  operatesMarket: z.boolean(),
  documents: z.array(documentView),
  checks: z.array(registerCheck),
  /** What the asking person is in this company. */
  role: z.enum(TEAM_ROLES),
  /** Nothing is paid out until then, since the bank data were changed; null also for who may not see those. */
  payoutsHeldUntil: z.string().nullable(),
  /** Sent back when changing: somebody else's change in between is refused, not overwritten. */
  revision: z.number().int(),
  createdAt: z.string(),
})
export type OwnCompany = z.output<typeof ownCompany>

const params = z.object({ id: idInPath })
const NUMBERS = [
  'postal_code_unfit',
  'tax_id_invalid',
  'vat_id_invalid',
  'bdo_invalid',
  'iban_invalid',
  'bic_invalid',
] as const
const DATA_FAILURES = [...NUMBERS, 'company_exists'] as const

export const companiesContract = {
  'GET /api/companies/mine': {
    summary: 'Companies of which one is a member',
    access: 'signedIn',
    response: z.object({
      companies: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          shortName: z.string(),
          status: z.enum(COMPANY_STATUSES),
          sells: z.boolean(),
          operatesMarket: z.boolean(),
          chargesVat: z.boolean(),
          role: z.enum(TEAM_ROLES),
        }),
      ),
    }),
  },
  'GET /api/companies/{id}': {
    summary: 'Public data of a selling company',
    access: 'public',
    params,
    response: publicCompany,
    failures: ['company_not_found'],
  },
  'GET /api/company-lookup': {
    summary:
      'What public registers know of a tax number, to fill the form; `found: false` also when they cannot be asked',
    access: 'public',
    query: z.object({ country: countryCode, taxId: needed(20) }),
    response: z.object({
      found: z.boolean(),
      /** False: no register could be asked, the form is filled by hand. */
      asked: z.boolean(),
      name: z.string().nullable(),
      street: z.string().nullable(),
      postalCode: z.string().nullable(),
      city: z.string().nullable(),
      registerNumber: z.string().nullable(),
      vatActive: z.boolean().nullable(),
    }),
    failures: ['tax_id_invalid', 'rate_limited'],
  },
  'POST /api/company-registrations/photo': {
    summary: 'Send the photo of a company before it exists; unclaimed ones go after a day',
    access: 'public',
    upload: { maxBytes: COMPANY_PHOTO_MAX_BYTES },
    response: z.object({ photoKey: z.string() }),
    status: 201,
    failures: ['file_too_large', 'not_a_picture', 'picture_too_big', 'rate_limited'],
  },
  'POST /api/company-registrations': {
    summary: 'Register a person and a company in one go (or a company for who is logged in)',
    access: 'public',
    body: z.object({
      /** Needed unless a bearer token says who it is. */
      person: registration.optional(),
      company: companyData.strip(),
      photoKey: z.string().max(120).nullable(),
      /** The terms for sellers; anything but true is refused with `terms_not_accepted`. */
      acceptSellerTerms: z.boolean(),
    }),
    response: z.object({ companyId: z.number().int(), username: registered.shape.username.nullable() }),
    status: 201,
    secretAnswer: true,
    failures: [
      'registration_closed',
      'market_being_prepared',
      ...DATA_FAILURES,
      'account_exist',
      'username_taken',
      'password_weak',
      'privacy_policy_required',
      'terms_not_accepted',
      'photo_unknown',
      'rate_limited',
    ],
  },
  'GET /api/companies/{id}/data': {
    summary: 'All data of an own company',
    access: 'signedIn',
    params,
    response: ownCompany,
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/data': {
    summary:
      'Change the data of an own company; bank data only by owner and accountant who have just proved their password',
    access: 'signedIn',
    params,
    body: companyData.extend({ revision: z.number().int() }),
    response: ownCompany,
    failures: [
      ...DATA_FAILURES,
      ...['company_not_found', 'forbidden', 'confirmation_required'],
      ...['changed_meanwhile', 'field_locked', 'green_claim'],
    ],
  },
  'PUT /api/companies/{id}/photo': {
    summary: 'Change the photo of a company',
    access: 'signedIn',
    params,
    upload: { maxBytes: COMPANY_PHOTO_MAX_BYTES },
    response: z.object({ photoKey: z.string() }),
    failures: ['company_not_found', 'forbidden', 'file_too_large', 'not_a_picture', 'picture_too_big', 'rate_limited'],
  },
  'POST /api/companies/{id}/submit': {
    summary: 'Hand the company in for approval; refused while a requirement is not met',
    access: 'signedIn',
    params,
    response: ownCompany,
    failures: ['company_not_found', 'forbidden', 'requirements_missing', 'status_conflict'],
  },
  'POST /api/companies/{id}/documents': {
    summary: 'Add a document: PDF, JPEG, PNG or WebP',
    access: 'signedIn',
    params,
    query: z.object({ kind: z.enum(DOCUMENT_KINDS), name: needed(120) }),
    upload: { maxBytes: DOCUMENT_MAX_BYTES },
    response: documentView,
    status: 201,
    failures: [
      ...['company_not_found', 'forbidden', 'file_too_large', 'not_a_document'],
      ...['picture_too_big', 'too_many_documents', 'rate_limited'],
    ],
  },
  'GET /api/companies/{id}/documents/{documentId}': {
    summary: 'Download a document of an own company; the operator may read those of every company',
    access: 'signedIn',
    params: z.object({ id: idInPath, documentId: idInPath }),
    download: true,
    failures: ['company_not_found', 'document_not_found', 'forbidden'],
  },
  'DELETE /api/companies/{id}/documents/{documentId}': {
    summary: 'Remove a document',
    access: 'signedIn',
    params: z.object({ id: idInPath, documentId: idInPath }),
    status: 204,
    failures: ['company_not_found', 'document_not_found', 'forbidden'],
  },
} as const satisfies Contract
