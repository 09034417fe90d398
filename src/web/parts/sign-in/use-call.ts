import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiProblem } from '../../api-problem.ts'
import { authState } from '../../session/auth-state.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import { notify } from '../../ui/toast-store.ts'
import { refuseFields } from '../forms/refuse-fields.ts'
import { useSending } from '../forms/use-sending.ts'

/** M01: what went well, as a notification and in the auth state. */
export function notifySuccess(text: string): void {
  notify('good', text)
  authState.tell(text, false)
}

/** M01: a red notification, and the error flag of the auth state. */
export function notifyFailure(text: string): void {
  notify('danger', text)
  authState.tell(text, true)
}

type Answered<F extends FieldValues> = {
  call: (values: F) => Promise<void>
  /** The specification's message for this failure, in a red notification; the rest is told in the form. */
  message: (problem: ApiProblem | undefined) => string
  /** Takes a refusal over: nothing more is said of it. */
  refused?: (problem: ApiProblem) => boolean
}

/** Sends a form once at a time; refusals stand at their fields, what was typed stays. */
export function useCall<F extends FieldValues>(form: UseFormReturn<F>, { call, message, refused }: Answered<F>) {
  const locale = useLocale()
  const { busy, send } = useSending()
  const [failure, setFailure] = useState<string | null>(null)
  const submit = form.handleSubmit((values) =>
    send(async () => {
      setFailure(null)
      authState.tell('', false)
      try {
        await call(values)
      } catch (error) {
        const problem = error instanceof ApiProblem ? error : undefined
        if (problem && refused?.(problem)) return
        notifyFailure(message(problem))
        setFailure(refuseFields(form, error) ? null : failureText(error, locale))
      }
    }),
  )
  return { busy, failure, submit }
}
