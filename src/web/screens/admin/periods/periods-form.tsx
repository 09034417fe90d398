import type { ReactNode } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Counts, type Limits, namesOf, readCounts, readWithin, type Typed, writeCounts } from './period-values.ts'

/** What else a form asks for besides its numbers. */
export type More = Readonly<Record<string, string | boolean>>

type Fields = Record<string, string | boolean>
type Given<L extends Limits, M extends More> = {
  title: string
  text: string
  limits: L
  counts: Counts<L>
  more: M
  wordsOf: (name: keyof L & string) => { label: string; hint: string }
  /** What is wrong with a number that lies within its limits. */
  problemOf: (name: keyof L & string, count: number) => string | undefined
  send: (counts: Counts<L>, more: M) => Promise<unknown>
  /** Its other fields. */
  children?: (form: UseFormReturn<Fields>) => ReactNode
}

/** A panel of whole numbers with their limits, each said to be wrong at its own field, by the form or by the server. */
export function PeriodsForm<L extends Limits, M extends More>(given: Given<L, M>) {
  const { title, text, limits, counts, more, wordsOf, problemOf, send, children } = given
  const t = useTexts('periods')
  const { busy, run } = useAction()
  const form = useForm<Fields>({ defaultValues: { ...writeCounts(limits, counts), ...more } })
  const { errors } = form.formState
  const save = form.handleSubmit((values) => {
    const read = readCounts(limits, values as Typed<L>)
    return (
      read &&
      run(async () => {
        try {
          const others = Object.keys(more).map((name) => [name, values[name]])
          await send(read, Object.fromEntries(others) as M)
        } catch (error) {
          if (!refuseFields(form, error)) throw error
          return false
        }
      }, t('saved'))
    )
  })
  const wrongWith = (name: keyof L & string, typed: unknown) => {
    const [least, most] = limits[name] as Limits[string]
    const count = readWithin(String(typed), [least, most])
    return count === null ? t('between', { least, most }) : (problemOf(name, count) ?? true)
  }
  return (
    <Panel title={title} aria-label={title}>
      <form noValidate className="flex flex-col items-start gap-4" onSubmit={(event) => void save(event)}>
        <p className="text-muted text-sm">{text}</p>
        {namesOf(limits).map((name) => (
          <TextField
            key={name}
            className="w-full"
            {...wordsOf(name)}
            inputMode="numeric"
            autoComplete="off"
            error={errors[name]?.message}
            {...form.register(name, { validate: (typed) => wrongWith(name, typed) })}
          />
        ))}
        {children?.(form)}
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  )
}
