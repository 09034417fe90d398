import { type FormEvent, useState } from 'react'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = {
  /** Offers without a maker or an energy label, or claims about the environment. */
  of: 'rule' | 'energy' | 'green'
  rule: { refuseFrom: string | null }
  save: (refuseFrom: string | null) => Promise<unknown>
}

/** From when offers that lack something are refused. */
export function DayRule({ of, rule, save }: Props) {
  const t = useTexts('productSafety')
  const { busy, run } = useAction()
  const [day, setDay] = useState(rule.refuseFrom ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => save(day || null), t('saved'))
  }
  return (
    <Disclosure title={t(`${of}Title`)}>
      <p className="max-w-text text-muted text-sm">{t(`${of}Text`)}</p>
      <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label={t('refuseFrom')}
          hint={t('refuseFromHint')}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Disclosure>
  )
}
