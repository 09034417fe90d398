import type { Place } from '../../../domains/places/contract.ts'
import { countryOptions } from '../../../values/countries.ts'
import { maskPostalCode, postalHint } from '../../../values/postal-code.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MaskedField } from '../forms/masked-field.tsx'
import type { Position } from '../place-map/view.ts'
import { CoordinateFields } from './coordinate-fields.tsx'
import type { MapSettings } from './map-settings.ts'
import { MyPosition } from './my-position.tsx'
import { PinMap } from './pin-map.tsx'
import { PlaceSearch } from './place-search.tsx'
import { useRegion } from './use-region.ts'
import type { ShopForm } from './use-shop-form.ts'

/** Where a map begins, and what is set when a position cannot be found: the middle of Warsaw. */
const DEFAULT_LOCATION: Position = { lat: 52.2297, lng: 21.0122 }

/** The address, and the pin: found by a search, put by hand on the map, typed, or taken from the browser. */
export function LocationFields({ form, map }: { form: ShopForm; map: MapSettings }) {
  const { draft, change, errors } = form
  const t = useTexts('myShops')
  const shell = useTexts('shell')
  const locale = useLocale()
  const [view, setView, goTo] = useRegion(draft.location)
  const example = postalHint(draft.country)
  const put = (location: Position) => change({ location })
  /** The map goes along: to what was found or typed, not to what was put on it by hand. */
  const show = (location: Position) => {
    put(location)
    goTo(location)
  }
  const choose = (place: Place) => {
    const { lat, lng, city = '', postalCode = '', street = '', houseNumber } = place
    // What is written already is not written over.
    change({
      location: { lat, lng },
      city: draft.city || city,
      postalCode: draft.postalCode || postalCode,
      street: draft.street || [street, houseNumber].filter(Boolean).join(' '),
    })
    goTo({ lat, lng })
  }
  const address = (place: Place) =>
    change({
      ...(place.street && { street: [place.street, place.houseNumber].filter(Boolean).join(' ') }),
      ...(place.postalCode && { postalCode: place.postalCode }),
      ...(place.city && { city: place.city }),
    })
  const text = (field: 'street' | 'city') => ({
    name: field,
    required: true,
    error: errors[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-6">
        <TextField
          className="sm:col-span-4"
          label={t('street')}
          maxLength={160}
          autoComplete="off"
          {...text('street')}
        />
        <MaskedField
          className="sm:col-span-2"
          label={t('postalCode')}
          hint={example && shell('postalExample', { example })}
          name="postalCode"
          required
          maxLength={16}
          autoComplete="off"
          error={errors.postalCode}
          value={draft.postalCode}
          mask={(typed) => maskPostalCode(typed, draft.country)}
          onText={(postalCode) => change({ postalCode })}
        />
        <TextField className="sm:col-span-3" label={t('city')} maxLength={80} autoComplete="off" {...text('city')} />
        <SelectField
          className="sm:col-span-3"
          label={t('country')}
          name="country"
          options={countryOptions(locale, 'PL')}
          error={errors.country}
          value={draft.country}
          onChange={({ target }) => change({ country: target.value })}
        />
      </div>
      <PlaceSearch draft={draft} asYouType={map.asYouType} onChoose={choose} />
      <MyPosition onFound={show} onFailed={() => !draft.location && show(DEFAULT_LOCATION)} />
      <div id="location" tabIndex={-1} className="flex flex-col gap-2">
        <PinMap
          styleUrl={map.styleUrl}
          view={view}
          onView={setView}
          pin={draft.location}
          onPin={put}
          onAddress={address}
        />
        <FieldError id="location-error" error={errors.location} />
      </div>
      <CoordinateFields location={draft.location} onLocation={show} />
    </div>
  )
}
