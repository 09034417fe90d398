import type { CompanyData } from '../../../domains/companies/contract.ts'
import { LOCALES, type Locale, othersGiven } from '../../../values/locale.ts'

/** What a company says of itself, by language. */
export const ABOUT_FIELDS = LOCALES.map((locale) => `about.${locale}` as const)
type AboutField = (typeof ABOUT_FIELDS)[number]
export const isAbout = (field: string): field is AboutField => field.startsWith('about.')
export const aboutLocale = (field: AboutField) => field.slice(6) as Locale

export const IDENTITY_FIELDS = ['country', 'taxId', 'name', 'shortName', 'street', 'postalCode', 'city'] as const
export const REGISTER_FIELDS = ['registerName', 'registerNumber', 'vatId', 'bdoNumber'] as const
export const CONTACT_FIELDS = ['email', 'phone', 'website'] as const
export const BANK_FIELDS = ['bankIban', 'bankBic', 'bankHolder'] as const

/** Text fields of a company, named as the server names them. */
export const TEXT_FIELDS = [
  ...[...IDENTITY_FIELDS, ...REGISTER_FIELDS, ...CONTACT_FIELDS, ...BANK_FIELDS],
  ...ABOUT_FIELDS,
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export type CompanyField = TextField | 'selfCertified'

/** What is in the form: everything as typed. */
export type CompanyDraft = Record<TextField, string> & { selfCertified: boolean }

export const NEEDED: readonly TextField[] = [...IDENTITY_FIELDS, 'email', 'phone']

export function emptyCompany(): CompanyDraft {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextField, string>
  return { ...texts, country: 'PL', selfCertified: false }
}

export function draftOf(company: CompanyData): CompanyDraft {
  const { about } = company
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((field) => [
      field,
      isAbout(field) ? (about[aboutLocale(field)] ?? '') : String(company[field as keyof CompanyData] ?? ''),
    ]),
  ) as Record<TextField, string>
  return { ...texts, selfCertified: company.selfCertified }
}

/** As the server takes it: an empty answer is none. */
export function bodyOf(draft: CompanyDraft): CompanyData {
  const maybe = (field: TextField) => draft[field].trim() || null
  const { name, shortName, street, postalCode, city, country, taxId, email, phone, selfCertified } = draft
  return {
    ...{ name, shortName, street, postalCode, city, country, taxId, selfCertified },
    email: email.trim(),
    phone,
    vatId: maybe('vatId'),
    registerName: maybe('registerName'),
    registerNumber: maybe('registerNumber'),
    bdoNumber: maybe('bdoNumber'),
    website: fullAddress(draft.website),
    bankIban: maybe('bankIban'),
    bankBic: maybe('bankBic'),
    bankHolder: maybe('bankHolder'),
    about: {
      'pl-PL': draft['about.pl-PL'].trim(),
      ...othersGiven((locale) => draft[`about.${locale}`].trim()),
    },
  }
}

/** Hardly anybody types `https://`. */
function fullAddress(website: string): string | null {
  const typed = website.trim()
  if (typed === '') return null
  return /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
}
