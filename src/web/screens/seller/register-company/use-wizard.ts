import { useState } from 'react'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { useSession } from '../../../session/session.ts'
import { putErrors } from './show-problem.ts'
import { stepOf, stepsFor } from './steps.ts'
import { useChecks } from './use-checks.ts'
import { useRegistration, type Words } from './use-registration.ts'
import { useSend } from './use-send.ts'
import { useStep } from './use-step.ts'

/** The way through the steps: what stands in the way of the next one is shown where it is. */
export function useWizard() {
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
  return {
    ...{ registration, signedIn, steps, step, heading, goTo, mending, busy },
    go: () => send(step === 'summary' ? finish : proceed),
  }
}
