import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ReportSubject, reportBody } from '../../../../domains/moderation/contract.ts'
import { asksWho } from '../../../../domains/moderation/rules/reasons.ts'
import { api } from '../../../browser-api.ts'
import { fieldMessages } from '../../../parts/forms/field-messages.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale } from '../../../texts/use-texts.tsx'

/** In the order of the form. */
export const FIELDS = ['reason', 'explanation', 'address', 'name', 'email', 'goodFaith'] as const
type Field = (typeof FIELDS)[number]

/** Sends the form without leaving the page until it is taken, and goes to the first field that is wrong. */
export function useReporting({ kind, id }: ReportSubject, filled: Readonly<Record<string, string>> | null) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { busy, send } = useSending()
  const [wrong, setWrong] = useState<ReadonlySet<Field>>(
    () => new Set(FIELDS.filter((field) => filled?.[`wrong_${field}`])),
  )
  const refuse = (form: HTMLFormElement, fields: readonly Field[]) => {
    setWrong(new Set(fields))
    const first = FIELDS.find((field) => fields.includes(field))
    const control = first && form.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const sent = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const checked = reportBody.safeParse({ ...sent, kind, id, locale, goodFaith: sent.goodFaith === 'true' })
    const bad = checked.success ? [] : checked.error.issues.map(({ path }) => String(path[0]))
    const unsaid = asksWho(sent.reason ?? '') ? ['name', 'email'].filter((field) => !sent[field]?.trim()) : []
    const fields = FIELDS.filter((field) => bad.includes(field) || unsaid.includes(field))
    if (!checked.success || fields.length > 0) return refuse(form, fields)
    void send(async () => {
      try {
        const { key } = await api('POST /api/reports', { body: checked.data })
        await navigate(`/reports/${key}`)
      } catch (error) {
        refuse(
          form,
          FIELDS.filter((field) => field in fieldMessages(error)),
        )
        showFailure(error, locale)
      }
    })
  }
  return { wrong, busy, submit }
}
