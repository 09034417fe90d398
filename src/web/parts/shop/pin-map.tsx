import { useId } from 'react'
import type { Place } from '../../../domains/places/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { MapWithStreets } from '../place-map/map-with-streets.tsx'
import { OnOpenStreetMap } from '../place-map/on-open-street-map.tsx'
import { PlaceMap } from '../place-map/place-map.tsx'
import type { Position, View } from '../place-map/view.ts'
import { MovablePin } from './movable-pin.tsx'
import { useNearest } from './use-nearest.ts'

type Props = {
  styleUrl: string | null
  view: View
  onView: (view: View) => void
  pin: Position | null
  onPin: (pin: Position) => void
  /** Takes over the address that is found at the pin. */
  onAddress: (place: Place) => void
}

/** The map on which the shop's pin is put: by a click, by dragging, or by the keyboard. */
export function PinMap({ styleUrl, view, onView, pin, onPin, onAddress }: Props) {
  const t = useTexts('myShops')
  const place = useTexts('place')
  const locale = useLocale()
  const id = useId()
  const near = useNearest(pin)
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 5, minimumFractionDigits: 4 })
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="max-w-text text-muted text-sm">
        {t(styleUrl ? 'mapHelpStreets' : 'mapHelp')} <span className="pointer-coarse:hidden">{t('mapKeys')}</span>
      </p>
      <MapWithStreets styleUrl={styleUrl} view={view} label={place('map')} pin={pin} onPlace={onPin}>
        <PlaceMap
          view={view}
          onView={onView}
          label={place('map')}
          pin={pin}
          onPlace={onPin}
          renderPin={(at, size, show) => <MovablePin {...{ at, size, view, onPin }} onView={show} describedBy={id} />}
        />
      </MapWithStreets>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {!pin && (
          <Button variant="secondary" onClick={() => onPin({ lat: view.lat, lng: view.lng })}>
            {t('placePin')}
          </Button>
        )}
        <p role="status" className="text-muted">
          {pin ? t('pinAt', { lat: number(pin.lat), lng: number(pin.lng) }) : t('pinNone')}
          {pin && near?.place && ` · ${t('nearest', { label: near.place.label })}`}
        </p>
        {pin && near?.place?.street && (
          <Button variant="quiet" size="sm" onClick={() => near.place && onAddress(near.place)}>
            {t('useAddress')}
          </Button>
        )}
      </div>
      {pin && <OnOpenStreetMap at={pin}>{t('checkOutside')}</OnOpenStreetMap>}
      {near?.place && <p className="text-muted text-xs">{t('source', { source: near.attribution })}</p>}
    </div>
  )
}
