import { PARCEL_MEASURES, PARCEL_SIZES, type ParcelSize, PIECE_WEIGHT } from '../../../../values/parcel-size.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { useSettings } from '../../../use-root.ts'
import { FormPanel } from './form-panel.tsx'
import { FormText } from './form-text.tsx'
import { useOffer, useOfferTools } from './offer-tools.ts'

/** When it leaves, how it is taxed, where it can be collected. */
export function DeliverySection() {
  const t = useTexts('offer')
  const time = useSettings()?.dispatch.until ?? ''
  const product = useTexts('product')
  const { store, shops } = useOfferTools()
  const vatScheme = useOffer(({ draft }) => draft.vatScheme)
  const parcelSize = useOffer(({ draft }) => draft.parcelSize)
  const shopIds = useOffer(({ draft }) => draft.shopIds)
  const error = useOffer(({ errors }) => errors.shopIds)
  const toggle = (id: number, on: boolean) =>
    store.change({ shopIds: on ? [...shopIds, id].sort((a, b) => a - b) : shopIds.filter((one) => one !== id) })
  return (
    <FormPanel name="delivery" title={t('section_delivery')}>
      <div className="flex flex-col gap-6">
        <FormText
          name="deliveryDays"
          label={t('deliveryDays')}
          hint={t('deliveryDaysHint', { time })}
          inputMode="numeric"
          className="sm:max-w-64"
        />
        <ChoiceCards
          legend={t('parcelSize')}
          name="parcelSize"
          value={parcelSize}
          hint={t('parcelHint')}
          onChange={(value) => store.change({ parcelSize: value as ParcelSize })}
          choices={PARCEL_SIZES.map((value) => ({
            value,
            label: t(`parcel_${value}`),
            side: t('measures', { measures: PARCEL_MEASURES[value].join(' × '), weight: PIECE_WEIGHT[value] }),
          }))}
        />
        <ChoiceCards
          legend={t('vat')}
          name="vatScheme"
          columns
          value={vatScheme}
          onChange={(value) => store.change({ vatScheme: value as typeof vatScheme })}
          choices={[
            { value: 'vat23', label: product('vat23'), text: t('vat23Text') },
            { value: 'margin', label: product('margin'), text: t('marginText') },
          ]}
        />
        <fieldset data-field="shopIds" className="min-w-0">
          <legend className="mb-1 font-medium text-sm">{t('pickup')}</legend>
          {shops.length === 0 && <p className="text-muted text-sm">{t('noShops')}</p>}
          {shops.map(({ id, title, street, city }) => (
            <CheckboxField
              key={id}
              label={title}
              hint={`${street}, ${city}`}
              className="mb-2"
              checked={shopIds.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
          <FieldError id="shops-error" error={error} />
        </fieldset>
      </div>
    </FormPanel>
  )
}
