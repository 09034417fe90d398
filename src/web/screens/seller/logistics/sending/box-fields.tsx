import { USUAL_BOXES } from '../../../../../domains/shipping/sending/rules/boxes.ts'
import { PARCEL_MEASURES, PARCEL_SIZES } from '../../../../../values/parcel-size.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { BOX_FIELDS } from './sending-draft.ts'
import type { SendingSettingsForm } from './use-sending-settings.ts'

/** Own boxes by size; what stands grey is used where nothing is said. */
export function BoxFields({ form }: { form: SendingSettingsForm }) {
  const t = useTexts('sending')
  const d = useTexts('deliverySettings')
  const locale = useLocale()
  const { draft, errors, change } = form
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-text text-muted text-sm">{t('boxesText')}</p>
      {PARCEL_SIZES.map((size) => {
        const { weight, ...sides } = USUAL_BOXES[size]
        const usual = { ...sides, weight: (weight / 1000).toLocaleString(locale) }
        return (
          <fieldset key={size} className="min-w-0">
            <legend className="pb-2 font-medium text-sm">
              {d(size)}{' '}
              <span className="numbers font-normal text-muted">
                {t('upTo', { measures: PARCEL_MEASURES[size].toReversed().join(' × ') })}
              </span>
            </legend>
            <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
              {BOX_FIELDS.map((name) => {
                const field = `boxes.${size}.${name}` as const
                return (
                  <TextField
                    key={name}
                    label={t(`box_${name}`)}
                    name={field}
                    value={draft[field]}
                    placeholder={String(usual[name])}
                    error={errors[field]}
                    inputMode={name === 'weight' ? 'decimal' : 'numeric'}
                    autoComplete="off"
                    maxLength={8}
                    onChange={({ target }) => change({ [field]: target.value })}
                  />
                )
              })}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
