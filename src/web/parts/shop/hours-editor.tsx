import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { OpeningDay, Weekday } from '../../../domains/shops/contract.ts'
import { TIME_ZONES } from '../../../domains/shops/rules/time-zones.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { DayHours } from './day-hours.tsx'
import { dayName, WEEK } from './opening-words.ts'
import type { ShopForm } from './use-shop-form.ts'

const ZONES = TIME_ZONES.map((value) => ({ value, label: value.replaceAll('_', ' ') }))

/** T08: the hours of the week, day by day; those of one day can be copied to the others. */
export function HoursEditor({ form: { draft, change, errors } }: { form: ShopForm }) {
  const t = useTexts('myShops')
  const place = useTexts('place')
  const locale = useLocale()
  const [copied, setCopied] = useState('')
  const set = (day: Weekday, part: Partial<OpeningDay>) =>
    change({ hours: { ...draft.hours, [day]: { ...draft.hours[day], ...part } } })
  const copy = (day: Weekday) => {
    const { from, to, more = [] } = draft.hours[day]
    const hours = { ...draft.hours }
    for (const other of WEEK) if (hours[other].open) hours[other] = { ...hours[other], from, to, more }
    change({ hours })
    setCopied(t('copied', { day: dayName(locale, day) }))
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line border-line border-y">
        {WEEK.map((day) => {
          const name = dayName(locale, day)
          const one = draft.hours[day]
          return (
            <li key={day} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
              <div className="flex min-h-11 w-36 items-center sm:w-44">
                <CheckboxField
                  label={<span className="first-letter:uppercase inline-block">{name}</span>}
                  aria-label={t('dayOpenOf', { day: name })}
                  checked={one.open}
                  onChange={({ target }) => set(day, { open: target.checked })}
                />
              </div>
              {one.open ? (
                <>
                  <DayHours
                    name={name}
                    path={`hours.${day}`}
                    day={one}
                    errors={errors}
                    onChange={(part) => set(day, part)}
                  />
                  <IconButton label={t('copyOf', { day: name })} className="ml-auto" onClick={() => copy(day)}>
                    <Copy className="size-4" aria-hidden="true" />
                  </IconButton>
                </>
              ) : (
                <p className="flex min-h-11 items-center text-muted text-sm">{place('closed')}</p>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {copied}
      </p>
      <p className="text-muted text-sm">{t('hoursHint')}</p>
      <SelectField
        className="max-w-xs"
        label={t('timeZone')}
        options={ZONES}
        value={draft.timeZone}
        error={errors.timeZone}
        onChange={({ target }) => change({ timeZone: target.value })}
      />
    </div>
  )
}
