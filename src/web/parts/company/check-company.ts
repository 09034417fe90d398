import { isEmail, isPhone } from '../forms/field-rules.ts'
import { bodyOf, type CompanyDraft, type CompanyField, NEEDED } from './company-draft.ts'

export type Problem =
  | 'required'
  | 'invalid'
  | 'email'
  | 'phone'
  | 'website'
  | 'postalCode'
  | 'tax_id_invalid'
  | 'vat_id_invalid'
  | 'bdo_invalid'
  | 'iban_invalid'
  | 'bic_invalid'
export type Problems = { [F in CompanyField]?: Problem }

/** V01: needed fields that are empty. */
export function missingFields(draft: CompanyDraft, fields: readonly CompanyField[]): Problems {
  const empty = NEEDED.filter((field) => fields.includes(field) && draft[field].trim() === '')
  return Object.fromEntries(empty.map((field) => [field, 'required']))
}

/**
 * What is wrong with the given fields. Numbers are judged by the server's own rules, fetched when they are needed; without them the
 * server will say it.
 */
export async function checkCompany(draft: CompanyDraft, fields: readonly CompanyField[]): Promise<Problems> {
  const shapes: Problems = {}
  if (draft.email.trim() && !isEmail(draft.email)) shapes.email = 'email'
  if (draft.phone.trim() && !isPhone(draft.phone)) shapes.phone = 'phone'
  if (draft.website.trim() && !isWebsite(bodyOf(draft).website ?? '')) shapes.website = 'website'
  const rules = await import('../../../domains/companies/rules/company-data.ts').catch(() => undefined)
  const numbers: Problems = {}
  for (const { field, code } of rules?.companyProblems(rules.normalizeCompany(bodyOf(draft))) ?? []) {
    numbers[field as CompanyField] = (field === 'postalCode' ? 'postalCode' : code) as Problem
  }
  const found: Problems = { ...numbers, ...shapes, ...missingFields(draft, fields) }
  // In the order of the form: one is taken to the first.
  return Object.fromEntries(fields.flatMap((field) => (found[field] ? [[field, found[field]]] : [])))
}

function isWebsite(address: string): boolean {
  try {
    const url = new URL(address)
    return /^https?:$/.test(url.protocol) && /^[^.]+(\.[^.]+)*\.[a-z]{2,}$/i.test(url.hostname)
  } catch {
    return false
  }
}
