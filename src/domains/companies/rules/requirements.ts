/** What the operator may ask of a company before it sells (law: Regulation 2022/2065 art. 30). */
export const REQUIREMENTS = [
  'companyData',
  'registerNumber',
  'bankAccount',
  'selfCertification',
  'photo',
  'taxStatus',
  'documentRegister',
  'documentIdentity',
  'documentBank',
] as const
export type Requirement = (typeof REQUIREMENTS)[number]

/** Asked unless the operator chose otherwise. */
export const DEFAULT_REQUIREMENTS: readonly Requirement[] = ['companyData', 'bankAccount', 'selfCertification']

export const DOCUMENT_KINDS = ['register', 'identity', 'bank', 'other'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What a company has, as far as requirements ask for it. */
export type Evidence = {
  name: string
  shortName: string
  street: string
  postalCode: string
  city: string
  country: string
  taxId: string
  email: string
  phone: string
  registerNumber: string | null
  bankIban: string | null
  photoKey: string | null
  selfCertified: boolean
  /** A register confirmed the tax number. */
  taxConfirmed: boolean
  documents: readonly string[]
}

const CHECKS: Record<Requirement, (company: Evidence) => boolean> = {
  companyData: ({ name, shortName, street, postalCode, city, country, taxId, email, phone }) =>
    [name, shortName, street, postalCode, city, country, taxId, email, phone].every((text) => text.trim() !== ''),
  registerNumber: ({ registerNumber }) => Boolean(registerNumber),
  bankAccount: ({ bankIban }) => Boolean(bankIban),
  selfCertification: ({ selfCertified }) => selfCertified,
  photo: ({ photoKey }) => photoKey !== null,
  taxStatus: ({ taxConfirmed }) => taxConfirmed,
  documentRegister: ({ documents }) => documents.includes('register'),
  documentIdentity: ({ documents }) => documents.includes('identity'),
  documentBank: ({ documents }) => documents.includes('bank'),
}

/** The asked requirements that the company does not meet, in the order of the list. */
export function missingRequirements(asked: readonly string[], company: Evidence): Requirement[] {
  return REQUIREMENTS.filter((requirement) => asked.includes(requirement) && !CHECKS[requirement](company))
}
