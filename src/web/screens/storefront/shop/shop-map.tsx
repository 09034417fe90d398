import { useState } from 'react'
import { MapWithStreets } from '../../../parts/place-map/map-with-streets.tsx'
import { PlaceMap } from '../../../parts/place-map/place-map.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { ShopData } from './load-shop.ts'

/** Where the shop stands among the towns around it. */
export function ShopMap({ shop, map }: Pick<ShopData, 'shop' | 'map'>) {
  const t = useTexts('place')
  const [view, setView] = useState(map.view)
  const label = t('mapOf', { name: `${shop.title}, ${shop.city}` })
  return (
    <MapWithStreets styleUrl={map.styleUrl} view={view} label={label} pin={map.view}>
      <PlaceMap view={view} onView={setView} label={label} names={map.names} pin={map.view} />
    </MapWithStreets>
  )
}
