import { useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { useSending } from '../../account/use-sending.ts'
import { putErrors } from './show-problem.ts'
import { StepFields } from './step-fields.tsx'
import { stepOf, stepsFor } from './steps.ts'
import { useChecks } from './use-checks.ts'
import { useRegistration, type Words } from './use-registration.ts'
import { useSend } from './use-send.ts'
import { useStep } from './use-step.ts'

/** R03: step by step, with everything typed kept on the way. */
export function RegistrationWizard() {
  const t = useTexts('companyForm')
  const signedIn = useSession() !== null
  const registration = useRegistration()
  const { step, heading, goTo } = useStep(registration, signedIn)
  const check = useChecks(registration, step)
  const register = useSend(registration, signedIn)
  const { busy, send } = useSending()
  /** Mending what the summary found: from there one goes straight back. */
  const [mending, setMending] = useState(false)
  const steps = stepsFor(signedIn)
  const index = steps.indexOf(step)

  /** Shows what is wrong and goes to the first place of it. False: nothing is. */
  const refuse = (words: Words): boolean => {
    putErrors(registration, words)
    const [first] = Object.keys(words)
    if (first === undefined) return false
    const place = stepOf(first)
    if (place !== step) setMending(true)
    goTo(place, first)
    return true
  }
  const proceed = async () => {
    if (refuse(await check(step))) return
    setMending(false)
    goTo(mending ? 'summary' : (steps[index + 1] ?? 'summary'))
  }
  const finish = async () => {
    for (const one of steps) if (refuse(await check(one))) return
    refuse(await register())
  }
  return (
    <form
      id="registration"
      noValidate
      aria-labelledby="step-title"
      onSubmit={(event) => {
        event.preventDefault()
        void send(step === 'summary' ? finish : proceed)
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
