import { type Ref, useState } from 'react'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export type Picked = { id: number; name: string }
const SHOWN = 6
type Props = {
  value: Picked | null
  onPick: (company: Picked | null) => void
  /** The field to type in. */
  ref?: Ref<HTMLInputElement>
}

/** One company out of all, found by name or tax number; none means every company. */
export function CompanyPicker({ value, onPick, ref }: Props) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { busy, send } = useSending()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Picked[] | null>(null)
  const find = () =>
    send(async () => {
      try {
        const { companies } = await api('GET /api/admin/companies', { query: { q: text } })
        setFound(companies.slice(0, SHOWN))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  if (value) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-y py-1">
        <p className="min-w-0 break-words">
          <span className="block text-muted text-xs">{t('company')}</span>
          {value.name}
        </p>
        <Button variant="quiet" onClick={() => onPick(null)}>
          {t('changeCompany')}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <div className="flex items-end gap-3">
        <TextField
          className="min-w-0 flex-1"
          ref={ref}
          label={t('findCompany')}
          placeholder={t('everyCompany')}
          value={text}
          type="search"
          maxLength={100}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter looks for the company, it does not save the rule.
            event.preventDefault()
            if (text.trim()) void find()
          }}
        />
        <Button variant="secondary" busy={busy} disabled={text.trim() === ''} onClick={() => void find()}>
          {t('find')}
        </Button>
      </div>
      <div aria-live="polite">
        {found?.length === 0 && <p className="py-2 text-muted text-sm">{t('noCompanies')}</p>}
        {found && found.length > 0 && (
          <ul aria-label={t('chooseCompany')} className="divide-y divide-line border-line border-y">
            {found.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className="min-h-11 w-full break-words py-2 text-left hover:text-accent"
                  onClick={() => onPick({ id, name })}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
