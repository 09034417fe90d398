import { CompanyFields } from '../../../parts/company/company-fields.tsx'
import { RegisterLookup } from '../../../parts/company/register-lookup.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { RegistrationPhoto } from './registration-photo.tsx'
import { COMPANY_STEP, PAYOUT_STEP, type Step } from './steps.ts'
import { Summary } from './summary.tsx'
import type { Registration } from './use-registration.ts'
import { YouFields } from './you-fields.tsx'

type Props = {
  step: Step
  registration: Registration
  signedIn: boolean
  goTo: (step: Step) => void
}

/** What is asked for at a step. */
export function StepFields({ step, registration, signedIn, goTo }: Props) {
  const t = useTexts('companyForm')
  const { company, changeCompany, errors } = registration
  const ofCompany = Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith('company.'))
      .map(([field, words]) => [field.slice(8), words]),
  )
  const fields = { draft: company, change: changeCompany, errors: ofCompany }
  return (
    <>
      <p className="mt-1 mb-6 max-w-text text-muted text-sm">{t(`${step}Hint`)}</p>
      {step === 'you' && <YouFields form={registration.form} />}
      {step === 'company' && (
        <CompanyFields
          {...fields}
          names={COMPANY_STEP}
          after={{ taxId: <RegisterLookup draft={company} change={changeCompany} /> }}
        />
      )}
      {step === 'payouts' && (
        <div className="flex flex-col gap-8">
          <CompanyFields {...fields} names={PAYOUT_STEP} />
          <RegistrationPhoto registration={registration} />
        </div>
      )}
      {step === 'summary' && <Summary registration={registration} signedIn={signedIn} goTo={goTo} />}
    </>
  )
}
