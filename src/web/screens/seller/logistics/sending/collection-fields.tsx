import { WEEKDAYS } from '../../../../../domains/shops/contract.ts'
import { MaskedField } from '../../../../parts/forms/masked-field.tsx'
import { dayName } from '../../../../parts/shop/opening-words.ts'
import { maskClock, wholeClock } from '../../../../parts/shop/shop-draft.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import type { SendingSettingsForm } from './use-sending-settings.ts'

const ERROR = 'collection-days-error'

/** When a courier may come, and whether one is ordered by itself. */
export function CollectionFields({ form }: { form: SendingSettingsForm }) {
  const t = useTexts('sending')
  const locale = useLocale()
  const { draft, errors, change } = form
  const days = draft['collection.days']
  const wrongDays = errors['collection.days']
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-text text-muted text-sm">{t('timesText')}</p>
      <CheckboxField
        name="collects"
        label={t('collects')}
        checked={draft.collects}
        onChange={({ target }) => change({ collects: target.checked })}
      />
      {draft.collects && (
        <>
          <fieldset className="min-w-0" aria-describedby={wrongDays && ERROR}>
            <legend className="pb-1 font-medium text-sm">{t('days')}</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-1">
              {WEEKDAYS.filter((day) => day !== 'sun' || days.includes(day)).map((day) => (
                <CheckboxField
                  key={day}
                  name="collection.days"
                  label={dayName(locale, day)}
                  checked={days.includes(day)}
                  onChange={({ target }) =>
                    change({
                      'collection.days': WEEKDAYS.filter((one) => (one === day ? target.checked : days.includes(one))),
                    })
                  }
                />
              ))}
            </div>
            <FieldError id={ERROR} error={wrongDays} />
          </fieldset>
          <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
            {(['from', 'until', 'cutOff'] as const).map((name) => {
              const field = `collection.${name}` as const
              return (
                <MaskedField
                  key={name}
                  label={t(`times_${name}`)}
                  hint={name === 'cutOff' ? t('cutOffHint') : undefined}
                  name={field}
                  value={draft[field]}
                  placeholder="00:00"
                  error={errors[field]}
                  inputMode="numeric"
                  autoComplete="off"
                  mask={maskClock}
                  onText={(text) => change({ [field]: text })}
                  onBlur={() => {
                    if (wholeClock(draft[field]) !== draft[field]) change({ [field]: wholeClock(draft[field]) })
                  }}
                />
              )
            })}
          </div>
          <CheckboxField
            name="collection.automatic"
            label={t('automatic')}
            hint={t('automaticHint')}
            checked={draft['collection.automatic']}
            onChange={({ target }) => change({ 'collection.automatic': target.checked })}
          />
        </>
      )}
    </div>
  )
}
