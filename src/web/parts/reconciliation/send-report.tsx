import { useState } from 'react'
import { ApiProblem } from '../../api-problem.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toast-store.ts'
import { FileDrop } from '../files/file-drop.tsx'

type Props = {
  label: string
  hint: string
  /** Kinds of files, as a file field names them. */
  accept?: string
  /** What may have to be named, with its words. */
  columns: readonly { name: string; label: string }[]
  /** Sends it; throws what was wrong. `query`: what was named. */
  send: (file: File, query: Record<string, string>, onProgress: (part: number) => void) => Promise<unknown>
  onSent: () => Promise<void>
}

/** So long after it was sent the page is asked anew. */
const LOOKED_AT_MS = 2000
const ASK = ['statement_columns_unknown', 'statement_currency_unknown']

/** A file of a bank or a provider to send; where its columns are not recognised they are asked for, and it is sent again. */
export function SendReport({ label, hint, accept = '.csv,.txt,.sta,.mt940,.940', columns, send, onSent }: Props) {
  const t = useTexts('reconciliation')
  const locale = useLocale()
  const [part, setPart] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<File>()
  const [named, setNamed] = useState<Record<string, string>>({})
  const submit = async (file: File | undefined) => {
    if (!file || part !== null) return
    setPart(0)
    setError(undefined)
    try {
      const said = Object.entries(named).filter(([, value]) => value.trim() !== '')
      await send(file, Object.fromEntries(said), setPart)
      setAsked(undefined)
      notify('good', t('sent'))
      // Its lines are looked at by a job.
      setTimeout(() => void onSent(), LOOKED_AT_MS)
    } catch (problem) {
      setError(failureText(problem, locale))
      const code = problem instanceof ApiProblem ? problem.errors[0]?.code : undefined
      if (code && ASK.includes(code)) setAsked(file)
    }
    setPart(null)
    await onSent()
  }
  return (
    <div>
      <FileDrop
        small
        label={label}
        hint={hint}
        accept={accept}
        part={part}
        error={error}
        onFile={(file) => void submit(file)}
      />
      {asked && (
        <form
          className="mt-3 grid items-end gap-3 sm:grid-cols-3"
          onSubmit={(event) => {
            event.preventDefault()
            void submit(asked)
          }}
        >
          {columns.map(({ name, label: word }) => (
            <TextField
              key={name}
              optional
              label={word}
              value={named[name] ?? ''}
              onChange={({ target }) => setNamed({ ...named, [name]: target.value })}
            />
          ))}
          <Button type="submit" variant="secondary">
            {t('sendAgain')}
          </Button>
        </form>
      )}
    </div>
  )
}
