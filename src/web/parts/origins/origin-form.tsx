import { type FormEvent, useState } from 'react'
import type { OriginAnswer } from '../../../domains/recalls/origin/contract.ts'
import { countryOptions } from '../../../values/countries.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { useAction } from '../forms/use-action.ts'

const ROLES = ['maker', 'modifier', 'importer', 'supplier'] as const
const EMPTY: OriginAnswer = { role: 'maker', name: '', address: '', country: 'PL', contact: '', words: '' }

/** Says who stands behind a product; an answer stays. */
export function OriginForm({ send }: { send: (answer: OriginAnswer) => Promise<unknown> }) {
  const t = useTexts('productSafety')
  const locale = useLocale()
  const { busy, run } = useAction()
  const [answer, setAnswer] = useState(EMPTY)
  const set = (part: Partial<OriginAnswer>) => setAnswer((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => send(answer), t('originAnswered'))
  }
  return (
    <form onSubmit={submit} className="grid gap-4 pt-1 sm:grid-cols-2">
      <SelectField
        label={t('originRole')}
        value={answer.role}
        onChange={({ target }) => set({ role: ROLES.find((one) => one === target.value) ?? 'maker' })}
        options={ROLES.map((value) => ({ value, label: t(`originRole_${value}`) }))}
        className="sm:col-span-2"
      />
      <TextField
        label={t('originName')}
        required
        maxLength={200}
        value={answer.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <SelectField
        label={t('originCountry')}
        value={answer.country}
        onChange={({ target }) => set({ country: target.value })}
        options={countryOptions(locale, 'PL')}
      />
      <TextField
        label={t('originAddress')}
        required
        minLength={5}
        maxLength={300}
        value={answer.address}
        onChange={({ target }) => set({ address: target.value })}
      />
      <TextField
        label={t('originContact')}
        required
        minLength={3}
        maxLength={200}
        value={answer.contact}
        onChange={({ target }) => set({ contact: target.value })}
      />
      <TextArea
        label={t('originWords')}
        maxLength={2000}
        value={answer.words}
        onChange={({ target }) => set({ words: target.value })}
        className="sm:col-span-2"
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('originAnswer')}
      </Button>
    </form>
  )
}
