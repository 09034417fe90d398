import { useState } from 'react'
import type { OpeningException } from '../../../domains/shops/contract.ts'
import type { ApiOutput } from '../../api-types.ts'
import { api } from '../../browser-api.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { notify } from '../../ui/toast-store.ts'
import { dateName } from './opening-words.ts'

type Holiday = ApiOutput<'GET /api/holidays'>['holidays'][number]
type Props = { country: string; known: readonly string[]; onAdd: (added: OpeningException[]) => void }

/** Public holidays of the shop's country, to be taken over as closed days. */
export function Holidays({ country, known, onAdd }: Props) {
  const t = useTexts('myShops')
  const locale = useLocale()
  const [found, setFound] = useState<{ country: string; holidays: Holiday[] }>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const holidays = found?.country === country ? found.holidays : undefined
  const free = holidays?.filter(({ date }) => !known.includes(date)) ?? []
  const load = async () => {
    if (holidays) return
    try {
      setFound({ country, ...(await api('GET /api/holidays', { query: { country } })) })
      setChosen([])
    } catch (error) {
      showFailure(error, locale)
    }
  }
  const add = () => {
    const added = free.filter(({ date }) => chosen.includes(date))
    onAdd(added.map(({ date, names }) => ({ date, label: names, open: false, from: '10:00', to: '14:00' })))
    notify('good', t('holidaysAdded', { count: added.length }))
    setChosen([])
  }
  return (
    <details
      className="border-line border-t"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void load()
      }}
    >
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-sm hover:text-accent">
        {t('holidays')}
      </summary>
      {holidays?.length === 0 && <p className="text-sm">{t('holidaysNone')}</p>}
      {holidays && holidays.length > 0 && (
        <div className="flex flex-col gap-3">
          <p className="text-muted text-sm">{t('holidaysText')}</p>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {holidays.map(({ date, name }) => (
              <li key={date}>
                <CheckboxField
                  label={
                    <>
                      {name} <span className="block text-muted text-xs">{dateName(locale, date)}</span>
                    </>
                  }
                  disabled={known.includes(date)}
                  after={known.includes(date) ? t('holidayKnown') : undefined}
                  checked={known.includes(date) || chosen.includes(date)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, date] : chosen.filter((other) => other !== date))
                  }
                />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" disabled={chosen.length === 0} onClick={add}>
              {t('holidaysAdd')}
            </Button>
            {free.length > 0 && (
              <Button variant="quiet" onClick={() => setChosen(free.map(({ date }) => date))}>
                {t('holidaysAll')}
              </Button>
            )}
          </div>
        </div>
      )}
    </details>
  )
}
