import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiProblem } from '../../api-problem.ts'
import { authState } from '../../session/auth-state.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import { notify } from '../../ui/toast-store.ts'
import { refuseFields } from '../forms/refuse-fields.ts'
import { useSending } from '../forms/use-sending.ts'

type Answered<F extends FieldValues> = {
  call: (values: F) => Promise<void>
  /** The specification's message for this failure, in a red notification; the rest is told in the form. */
  message: (problem: ApiProblem | undefined) => string
  /** Takes a refusal over: nothing more is said of it, or only its title. */
  refused?: (problem: ApiProblem) => boolean | 'title'
}

/** Sends a form once at a time; refusals stand at their fields, what was typed stays. */
export function useCall<F extends FieldValues>(form: UseFormReturn<F>, { call, message, refused }: Answered<F>) {
  const locale = useLocale()
  const { busy, send } = useSending()
  const [failure, setFailure] = useState<string | null>(null)
  const submit = form.handleSubmit((values) =>
    send(async () => {
      setFailure(null)
      authState.forget()
      try {
        await call(values)
      } catch (error) {
        const problem = error instanceof ApiProblem ? error : undefined
        const taken = problem && refused?.(problem)
        if (taken === 'title') notify('danger', problem?.title ?? '')
        if (taken) return
        notify('danger', message(problem))
        setFailure(refuseFields(form, error) ? null : failureText(error, locale))
      }
    }),
  )
  return { busy, failure, submit }
}
