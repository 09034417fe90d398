import type { CompanyData } from '../../../domains/companies/contract.ts'

/** Text fields of a company, named as the server names them. */
export const TEXT_FIELDS = [
  'country',
  'taxId',
  'name',
  'shortName',
  'street',
  'postalCode',
  'city',
  'registerName',
  'registerNumber',
  'vatId',
  'email',
  'phone',
  'website',
  'bankIban',
  'bankBic',
  'bankHolder',
  'about.pl-PL',
  'about.en-US',
  'about.de-DE',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export type CompanyField = TextField | 'selfCertified'

/** What is in the form: everything as typed. */
export type CompanyDraft = Record<TextField, string> & { selfCertified: boolean }

export const NEEDED: readonly TextField[] = [
  'country',
  'taxId',
  'name',
  'shortName',
  'street',
  'postalCode',
  'city',
  'email',
  'phone',
]

export function emptyCompany(): CompanyDraft {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextField, string>
  return { ...texts, country: 'PL', selfCertified: false }
}

export function draftOf(company: CompanyData): CompanyDraft {
  const { about } = company
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((field) => [
      field,
      field.startsWith('about.')
        ? (about[field.slice(6) as keyof typeof about] ?? '')
        : String(company[field as keyof CompanyData] ?? ''),
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
    website: fullAddress(draft.website),
    bankIban: maybe('bankIban'),
    bankBic: maybe('bankBic'),
    bankHolder: maybe('bankHolder'),
    about: {
      'pl-PL': draft['about.pl-PL'].trim(),
      ...(draft['about.en-US'].trim() && { 'en-US': draft['about.en-US'].trim() }),
      ...(draft['about.de-DE'].trim() && { 'de-DE': draft['about.de-DE'].trim() }),
    },
  }
}

/** Hardly anybody types `https://`. */
function fullAddress(website: string): string | null {
  const typed = website.trim()
  if (typed === '') return null
  return /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
}
