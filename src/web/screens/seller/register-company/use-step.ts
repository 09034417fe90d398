import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { focusProblem } from './show-problem.ts'
import { reachable, type Step } from './steps.ts'
import type { Registration } from './use-registration.ts'

/** The step stands in the address, so that the browser's own way back works. */
export function useStep(registration: Registration, signedIn: boolean) {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('step')
  const { form, company, photoKey } = registration
  const step = reachable(wanted, { person: form.getValues(), company, photoKey }, signedIn)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<string | null>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (wanted !== null && wanted !== step) setParams({ step }, { replace: true })
  }, [wanted, step, setParams])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (field.current) void focusProblem(registration, field.current)
    else heading.current?.focus({ preventScroll: true })
    field.current = null
  }, [step, registration])
  return {
    step,
    heading,
    /** `at`: the field to go to there; else its heading. */
    goTo(next: Step, at?: string) {
      field.current = at ?? null
      if (next === step && at) setTimeout(() => void focusProblem(registration, at))
      else setParams({ step: next })
    },
  }
}
