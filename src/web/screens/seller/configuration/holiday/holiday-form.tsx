import { LocaleTexts } from '../../../../parts/forms/locale-texts.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type HolidayFormProps, useHolidayForm } from './use-holiday-form.ts'

/** First and last day, and what buyers read. */
export function HolidayForm(props: HolidayFormProps) {
  const t = useTexts('configuration')
  const { draft, change, errors, busy, save, today } = useHolidayForm(props)
  const date = (name: 'from' | 'until') => (
    <TextField
      type="date"
      label={t(name === 'from' ? 'holidayFrom' : 'holidayUntil')}
      name={name}
      required
      min={name === 'from' ? undefined : draft.from || today}
      value={draft[name]}
      error={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="grid max-w-md items-start gap-4 sm:grid-cols-2">
        {date('from')}
        {date('until')}
      </div>
      <LocaleTexts
        name="note"
        label={t('holidayNote')}
        hint={t('holidayNoteHint')}
        values={draft}
        errors={errors}
        maxLength={300}
        onChange={(field, text) => change({ [field]: text })}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('holidaySave')}
        </Button>
      </div>
    </form>
  )
}
