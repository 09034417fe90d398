import { useState } from 'react'
import { MapWithStreets } from '../../../parts/place-map/map-with-streets.tsx'
import { OnOpenStreetMap } from '../../../parts/place-map/on-open-street-map.tsx'
import { PlaceMap } from '../../../parts/place-map/place-map.tsx'
import type { View } from '../../../parts/place-map/view.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { ShopData } from './load-shop.ts'

/** Where in the region the shop stands; none where the plain map shows no land. The streets are a step farther: on a map of this market or on OpenStreetMap. */
export function ShopMap({ shop, map: { view, styleUrl, names } }: Pick<ShopData, 'shop' | 'map'>) {
  const t = useTexts('place')
  const label = t('mapOf', { name: `${shop.title}, ${shop.city}` })
  const region = view && <Region {...{ shop, view, names, label }} />
  if (!styleUrl) {
    return (
      <div className="flex flex-col gap-2">
        {region}
        <OnOpenStreetMap at={shop}>{t('streetsOutside')}</OnOpenStreetMap>
      </div>
    )
  }
  return (
    <MapWithStreets styleUrl={styleUrl} view={{ lat: shop.lat, lng: shop.lng, zoom: 8 }} label={label} pin={shop}>
      {region}
    </MapWithStreets>
  )
}

type RegionProps = Pick<ShopData, 'shop'> & { view: View; names: ShopData['map']['names']; label: string }

function Region({ shop, view: first, names, label }: RegionProps) {
  const [view, setView] = useState(first)
  return <PlaceMap {...{ view, label }} onView={setView} names={names ?? []} pin={shop} pinName={shop.city} />
}
