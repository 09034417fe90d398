import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { CompanyDraft } from '../../../parts/company/company-draft.ts'
import type { RegisterValues } from '../../../parts/sign-in/register-fields.tsx'
import {
  clearRegistration,
  PERSON_FIELDS,
  type RegistrationDraft,
  readRegistration,
  saveRegistration,
} from './draft.ts'

export type Words = Readonly<Record<string, string | undefined>>

export type Registration = {
  /** The person, with password and consent: these live only as long as the page. */
  form: UseFormReturn<RegisterValues>
  company: CompanyDraft
  photoKey: string | null
  acceptSellerTerms: boolean
  /** Words by the names of the request: `company.taxId`, `acceptSellerTerms`. Those of the person are in `form`. */
  errors: Words
  setErrors: (errors: Words) => void
  changeCompany: (part: Partial<CompanyDraft>) => void
  setPhoto: (photoKey: string | null) => void
  setAcceptSellerTerms: (accepted: boolean) => void
  /** The company is registered: nothing is kept any more. */
  clear: () => void
}

const NO_SECRETS = { password: '', repeated: '', acceptPrivacyPolicy: false }

/** What was typed, kept in this tab. Used in the browser alone. */
export function useRegistration(): Registration {
  const [kept] = useState(readRegistration)
  const form = useForm<RegisterValues>({ defaultValues: { ...kept.person, ...NO_SECRETS } })
  const [rest, setRest] = useState<Omit<RegistrationDraft, 'person'>>(kept)
  const [acceptSellerTerms, accept] = useState(false)
  const [errors, setErrors] = useState<Words>({})
  const person = form.watch()
  const registered = useRef(false)
  useEffect(() => {
    if (!registered.current) saveRegistration({ ...rest, person })
  })
  // What is mended is not wrong any more.
  const mended = (...fields: string[]) =>
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field))))
  return {
    form,
    company: rest.company,
    photoKey: rest.photoKey,
    acceptSellerTerms,
    errors,
    setErrors,
    changeCompany(part) {
      setRest((known) => ({ ...known, company: { ...known.company, ...part } }))
      mended(...Object.keys(part).map((field) => `company.${field}`))
    },
    setPhoto(photoKey) {
      setRest((known) => ({ ...known, photoKey }))
      mended('photoKey')
    },
    setAcceptSellerTerms(accepted) {
      accept(accepted)
      mended('acceptSellerTerms')
    },
    clear() {
      registered.current = true
      clearRegistration()
    },
  }
}

/** Whether the step of the person has everything that is needed; its own form says what is wrong with it. */
export function isPersonComplete({ form }: Registration): boolean {
  const values = form.getValues()
  const secretsGiven = values.password !== '' && values.password === values.repeated && values.acceptPrivacyPolicy
  return secretsGiven && PERSON_FIELDS.every((field) => values[field].trim() !== '')
}
