import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { CompanyDraft } from '../../../parts/company/company-draft.ts'
import { createDraft } from '../../../parts/forms/draft/create-draft.ts'
import type { FieldMessages } from '../../../parts/forms/field-messages.ts'
import type { RegisterValues } from '../../../parts/sign-in/register-fields.tsx'
import { clearRegistration, PERSON_FIELDS, readRegistration, saveRegistration } from './draft.ts'

export type Words = Readonly<Record<string, string | undefined>>

export type Registration = {
  /** The person, with password and consent: these live only as long as the page. */
  form: UseFormReturn<RegisterValues>
  company: CompanyDraft
  photoKey: string | null
  acceptSellerTerms: boolean
  /** Words by the names of the request: `company.taxId`, `acceptSellerTerms`. Those of the person are in `form`. */
  errors: FieldMessages
  setErrors: (errors: FieldMessages) => void
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
  const { company, photoKey } = kept
  const [store] = useState(() => createDraft({ company, photoKey, acceptSellerTerms: false }, {}))
  const { draft, errors } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const person = form.watch()
  const registered = useRef(false)
  useEffect(() => {
    if (!registered.current) saveRegistration({ company: draft.company, photoKey: draft.photoKey, person })
  })
  return {
    form,
    ...draft,
    errors,
    setErrors: (next) => store.set({ errors: next }),
    changeCompany: (part) => store.change({ company: { ...store.read().draft.company, ...part } }),
    setPhoto: (next) => store.change({ photoKey: next }),
    setAcceptSellerTerms: (accepted) => store.change({ acceptSellerTerms: accepted }),
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
