import { handOversOf } from '../../../../../domains/shipping/sending/rules/hand-overs.ts'
import { PRINT_FORMATS } from '../../../../../domains/shipping/sending/rules/print-formats.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { CHOICES } from './sending-draft.ts'
import type { SendingSettingsForm } from './use-sending-settings.ts'

/** What labels are printed on, and by method how parcels reach the carrier. */
export function HandingFields({ form }: { form: SendingSettingsForm }) {
  const t = useTexts('sending')
  const labels = useTexts('labels')
  const words = useTexts('product')
  const { draft, errors, change } = form
  return (
    <div className="flex flex-col gap-6">
      <ChoiceCards
        legend={t('print')}
        name="print"
        value={draft.print}
        error={errors.print}
        choices={PRINT_FORMATS.map((value) => ({ value, label: labels(`layout_${value}`), text: t(`print_${value}`) }))}
        onChange={(value) => {
          const print = PRINT_FORMATS.find((one) => one === value)
          if (print) change({ print })
        }}
      />
      <fieldset className="min-w-0">
        <legend className="font-medium text-sm">{t('handing')}</legend>
        <p className="max-w-text pb-3 text-muted text-sm">{t('handingText')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {CHOICES.map((method) => {
            const [usual = 'courier', ...others] = handOversOf(method)
            return (
              <SelectField
                key={method}
                label={words(method)}
                name={`handOvers.${method}`}
                value={draft.handOvers[method] ?? ''}
                error={errors[`handOvers.${method}`]}
                options={[
                  { value: '', label: t('usualWay', { way: labels(`handOver_${usual}`) }) },
                  ...others.map((value) => ({ value, label: labels(`handOver_${value}`) })),
                ]}
                onChange={({ target }) => {
                  const { [method]: _, ...rest } = draft.handOvers
                  change({ handOvers: target.value ? { ...rest, [method]: target.value } : rest })
                }}
              />
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}
