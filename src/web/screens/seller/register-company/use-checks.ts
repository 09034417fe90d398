import { checkCompany } from '../../../parts/company/check-company.ts'
import { problemWords } from '../../../parts/company/problem-words.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { COMPANY_STEP, PAYOUT_STEP, type Step } from './steps.ts'
import { isPersonComplete, type Registration, type Words } from './use-registration.ts'

/** Checks a step before one goes on. Answers what is wrong, in words, by the names of the request. */
export function useChecks(registration: Registration, shown: Step) {
  const t = useTexts('companyForm')
  const you = async (): Promise<Words> => {
    // The form itself says what is wrong, where it is on the page.
    const right = shown === 'you' ? await registration.form.trigger() : isPersonComplete(registration)
    return right ? {} : { 'person.': undefined }
  }
  return async (step: Step): Promise<Words> => {
    if (step === 'you') return you()
    if (step === 'summary') return registration.acceptSellerTerms ? {} : { acceptSellerTerms: t('termsRequired') }
    const problems = await checkCompany(registration.company, step === 'company' ? COMPANY_STEP : PAYOUT_STEP)
    return Object.fromEntries(
      Object.entries(problemWords(t, problems, registration.company.country)).map(([field, words]) => [
        `company.${field}`,
        words,
      ]),
    )
  }
}
