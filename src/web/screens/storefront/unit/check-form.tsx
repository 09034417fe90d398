import { type FormEvent, useState } from 'react'
import { useSending } from '../../../parts/forms/use-sending.ts'
import type { Translate } from '../../../texts/registry.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type CheckOutcome, compareNumber } from './check-outcome.ts'

type Props = { code: string; answered: CheckOutcome | null; p: Translate<'passport'> }

const TONES = { yes: 'good', no: 'danger', none: 'info', often: 'warning', failed: 'danger' } as const

/** Is it the one in the passport? A plain form that works without scripts; the number stands in no address and is kept nowhere. */
export function CheckForm({ code, answered, p }: Props) {
  const [outcome, setOutcome] = useState(answered)
  const { busy, send } = useSending()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget).get('number') ?? '')
    void send(async () => setOutcome(await compareNumber(code, number)))
  }
  return (
    <section aria-labelledby="check" className="rounded-lg border border-line bg-surface p-5 print:hidden">
      <h2 id="check" className="text-lg">
        {p('checkTitle')}
      </h2>
      <p className="mt-1 mb-4 text-muted text-sm">{p('checkText')}</p>
      <form method="post" action="?" onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={p('checkNumber')}
          name="number"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={outcome === 'wrong' ? p('check_wrong') : undefined}
        />
        <Button type="submit" variant="secondary" busy={busy} className="self-start">
          {p('check')}
        </Button>
      </form>
      <div role="status" className="mt-3 empty:hidden">
        {outcome !== null && outcome !== 'wrong' && <Notice tone={TONES[outcome]}>{p(`check_${outcome}`)}</Notice>}
      </div>
    </section>
  )
}
