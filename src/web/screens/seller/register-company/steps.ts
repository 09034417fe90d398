import {
  BANK_FIELDS,
  CONTACT_FIELDS,
  type CompanyField,
  IDENTITY_FIELDS,
  NEEDED,
  REGISTER_FIELDS,
  type TextField,
} from '../../../parts/company/company-draft.ts'
import { PERSON_FIELDS, type RegistrationDraft } from './draft.ts'

export const STEPS = ['you', 'company', 'payouts', 'summary'] as const
export type Step = (typeof STEPS)[number]

export const COMPANY_STEP: readonly TextField[] = [...IDENTITY_FIELDS, ...CONTACT_FIELDS, ...REGISTER_FIELDS]
export const PAYOUT_STEP: readonly TextField[] = BANK_FIELDS

/** Who is signed in already does not introduce himself. */
export const stepsFor = (signedIn: boolean): readonly Step[] => (signedIn ? STEPS.slice(1) : STEPS)

/** The step of the address, yet never beyond the first one that lacks something needed. */
export function reachable(wanted: string | null, draft: RegistrationDraft, signedIn: boolean): Step {
  const steps = stepsFor(signedIn)
  const complete: Record<Step, boolean> = {
    you: PERSON_FIELDS.every((field) => draft.person[field].trim() !== ''),
    company: NEEDED.every((field) => draft.company[field].trim() !== ''),
    payouts: true,
    summary: false,
  }
  const last = steps.findIndex((step) => !complete[step])
  const index = (steps as readonly (string | null)[]).indexOf(wanted)
  return steps[Math.min(Math.max(index, 0), last)] ?? 'company'
}

/** Where a field of the request stands: `person.email` → the step `you`. */
export function stepOf(field: string): Step {
  if (field.startsWith('person.')) return 'you'
  const name = field.replace(/^company\./, '') as CompanyField
  if ((PAYOUT_STEP as readonly string[]).includes(name) || field === 'photoKey') return 'payouts'
  return (COMPANY_STEP as readonly string[]).includes(name) ? 'company' : 'summary'
}
