import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { StepFields } from './step-fields.tsx'
import { useWizard } from './use-wizard.ts'

/** R03: step by step, with everything typed kept on the way. */
export function RegistrationWizard() {
  const t = useTexts('companyForm')
  const { registration, signedIn, steps, step, heading, goTo, mending, busy, go } = useWizard()
  const index = steps.indexOf(step)
  return (
    <form
      id="registration"
      noValidate
      aria-labelledby="step-title"
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
    >
      <Steps label={t('steps')} current={index} steps={steps.map((one) => t(`step_${one}`))} />
      <h2 id="step-title" ref={heading} tabIndex={-1} className="mt-8 text-xl outline-none">
        <span className="sr-only">{t('stepOf', { step: index + 1, all: steps.length })}: </span>
        {t(`step_${step}`)}
      </h2>
      <StepFields step={step} registration={registration} signedIn={signedIn} goTo={goTo} />
      <div className="mt-8 flex flex-col gap-4 border-line border-t pt-5">
        <div role="alert">
          <FieldError id="failure" error={registration.errors.failure} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={busy}>
            {t(step === 'summary' ? 'send' : mending ? 'toSummary' : 'next')}
          </Button>
          {index > 0 && (
            <Button variant="quiet" size="lg" onClick={() => goTo(steps[index - 1] ?? step)}>
              {t('back')}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
