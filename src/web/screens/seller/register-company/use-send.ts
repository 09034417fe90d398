import { useNavigate } from 'react-router'
import { type ApiOutput, ApiProblem } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { enterCompany } from '../../../parts/company/enter-company.ts'
import { pendingPassword } from '../../../parts/sign-in/pending-password.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { registrationBody } from './registration-body.ts'
import type { Registration, Words } from './use-registration.ts'

type Answer = ApiOutput<'POST /api/company-registrations'>

/** Sends the registration and goes on; answers what the server refuses, by field. Every failure is told (M01). */
export function useSend(registration: Registration, signedIn: boolean) {
  const t = useTexts('companyForm')
  const locale = useLocale()
  const navigate = useNavigate()
  const goOn = async ({ companyId, username }: Answer, password: string) => {
    registration.clear()
    // Instead of the form in the history: going back must not register twice.
    if (username) {
      pendingPassword.remember(username.username, password)
      const query = new URLSearchParams({ username: username.username, code: username.ConfirmationCode })
      query.set('next', '/company-data')
      await navigate(`/verify?${query}`, { replace: true })
    } else {
      notify('good', t('registered'))
      await navigate(enterCompany(companyId), { replace: true })
    }
  }
  return async (): Promise<Words> => {
    const person = signedIn ? null : registration.form.getValues()
    const body = registrationBody(registration, person, registration.acceptSellerTerms, locale)
    try {
      await goOn(await api('POST /api/company-registrations', { body }), person?.password ?? '')
      return {}
    } catch (error) {
      notify('danger', t('failed'))
      if (!(error instanceof ApiProblem)) return {}
      const words = Object.fromEntries(error.errors.map((one) => [one.field.replace(/^body\./, ''), one.message]))
      if ('photoKey' in words) registration.setPhoto(null)
      // What concerns no field stands above the button.
      return error.errors.length > 0 ? words : { failure: error.detail || t('failed') }
    }
  }
}
