import { type FormEvent, useState } from 'react'
import type { FindAnswer } from '../../../../domains/orders/finding/contract.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale } from '../../../texts/use-texts.tsx'

/** Sends the form without leaving its page, and goes to the field that is wrong. */
export function useFinding(first: FindAnswer | null) {
  const locale = useLocale()
  const [answer, setAnswer] = useState(first)
  const { busy, send } = useSending()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void send(async () => {
      try {
        const told = await ask(form)
        setAnswer(told)
        if (told.outcome !== 'number' && told.outcome !== 'email') return
        const field = form.elements.namedItem(told.outcome)
        if (field instanceof HTMLElement) field.focus()
      } catch (error) {
        showFailure(error, locale)
      }
    })
  }
  return { answer, busy, submit }
}

/** The same form as the browser sends it, for the outcome alone. */
async function ask(form: HTMLFormElement): Promise<FindAnswer> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const answer = await fetch(location.pathname, { method: 'POST', headers: { accept: 'application/json' }, body })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.json()
}
