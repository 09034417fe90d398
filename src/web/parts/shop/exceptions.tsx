import { Plus, Trash2 } from 'lucide-react'
import type { OpeningException } from '../../../domains/shops/contract.ts'
import { pickText } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DayHours } from './day-hours.tsx'
import { Holidays } from './holidays.tsx'
import { dateName } from './opening-words.ts'
import type { Problems } from './shop-draft.ts'
import type { ShopForm } from './use-shop-form.ts'

const MOST = 120
export const CLOSED = { open: false, from: '10:00', to: '14:00' }

/** Dates that differ from the week: closed, or open at other hours. */
export function Exceptions({ form: { draft, change, errors } }: { form: ShopForm }) {
  const t = useTexts('myShops')
  const set = (exceptions: OpeningException[]) => change({ exceptions })
  const { exceptions, country } = draft
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-text text-muted text-sm">{t('exceptionsHint')}</p>
      {exceptions.length === 0 && <p className="text-sm">{t('exceptionsNone')}</p>}
      {exceptions.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {exceptions.map((one, index) => (
            <ExceptionLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a date being typed is no name yet
              key={index}
              one={one}
              path={`exceptions.${index}`}
              errors={errors}
              onChange={(part) => set(exceptions.map((other, at) => (at === index ? { ...other, ...part } : other)))}
              onRemove={() => set(exceptions.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      {exceptions.length < MOST && (
        <div>
          <Button
            variant="secondary"
            onClick={() => set([...exceptions, { ...CLOSED, date: '', label: { 'pl-PL': '' } }])}
          >
            <Plus className="size-4" aria-hidden="true" />
            {t('addException')}
          </Button>
        </div>
      )}
      <Holidays
        key={country}
        country={country}
        known={exceptions.map(({ date }) => date)}
        onAdd={(added) =>
          set([...exceptions, ...added].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).slice(0, MOST))
        }
      />
    </div>
  )
}

type LineProps = {
  one: OpeningException
  path: string
  errors: Problems
  onChange: (part: Partial<OpeningException>) => void
  onRemove: () => void
}

function ExceptionLine({ one, path, errors, onChange, onRemove }: LineProps) {
  const t = useTexts('myShops')
  const locale = useLocale()
  const name = one.date ? dateName(locale, one.date) : t('date')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 py-3">
      <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <TextField
          type="date"
          label={t('date')}
          name={`${path}.date`}
          required
          value={one.date}
          error={errors[`${path}.date`]}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <TextField
          label={t('label')}
          hint={t('labelHint')}
          optional
          maxLength={80}
          autoComplete="off"
          value={pickText(one.label, locale)}
          error={errors[`${path}.label.pl-PL`]}
          // Own words are shown to everybody as they are.
          onChange={({ target }) => onChange({ label: { 'pl-PL': target.value } })}
        />
        <div className="flex flex-wrap items-start gap-x-4 sm:col-span-2">
          <div className="flex min-h-11 items-center">
            <CheckboxField
              label={t('openOther')}
              aria-label={t('exceptionOpen', { date: name })}
              checked={one.open}
              onChange={({ target }) => onChange({ open: target.checked })}
            />
          </div>
          {one.open && <DayHours name={name} path={path} day={one} errors={errors} onChange={onChange} />}
        </div>
      </div>
      <IconButton label={t('removeException', { date: name })} className="mt-6" onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  )
}
