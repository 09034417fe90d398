import { type CompanyDraft, emptyCompany } from '../../../parts/company/company-draft.ts'
import { takeTexts } from '../../../parts/forms/draft/saved-texts.ts'
import { readItem, writeItem } from '../../../session/storage.ts'

export const PERSON_FIELDS = ['username', 'firstName', 'lastName', 'email', 'phone'] as const
export type Person = Record<(typeof PERSON_FIELDS)[number], string>

/** What was typed so far. Neither passwords nor consents: those are given for what is on the page. */
export type RegistrationDraft = {
  person: Person
  company: CompanyDraft
  photoKey: string | null
}

const KEY = 'companyRegistration'

export function emptyRegistration(): RegistrationDraft {
  return {
    person: { username: '', firstName: '', lastName: '', email: '', phone: '' },
    company: emptyCompany(),
    photoKey: null,
  }
}

/** Takes up what this tab has kept; foreign or broken content is left aside field by field. */
export function readRegistration(): RegistrationDraft {
  const empty = emptyRegistration()
  let kept: { person?: unknown; company?: unknown; photoKey?: unknown }
  try {
    kept = JSON.parse(readItem('sessionStorage', KEY) ?? '{}') ?? {}
  } catch {
    return empty
  }
  return {
    person: takeTexts(empty.person, kept.person),
    company: { ...takeTexts(empty.company, kept.company), selfCertified: false },
    photoKey: typeof kept.photoKey === 'string' ? kept.photoKey : null,
  }
}

export function saveRegistration({ person, company, photoKey }: RegistrationDraft): void {
  const { selfCertified: _consent, ...texts } = company
  const { username, firstName, lastName, email, phone } = person
  const kept = { person: { username, firstName, lastName, email, phone }, company: texts, photoKey }
  writeItem('sessionStorage', KEY, JSON.stringify(kept))
}

export function clearRegistration(): void {
  writeItem('sessionStorage', KEY, null)
}
