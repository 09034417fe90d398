import { MapPin, Navigation, Phone } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { ShopData } from './load-shop.ts'

const link = 'inline-flex min-h-11 items-center gap-2 text-link'

/** Where to go and whom to call. The route opens on a map of its own, only when asked for. */
export function ShopAddress({ shop, phone }: { shop: ShopData['shop']; phone: string }) {
  const t = useTexts('place')
  const shell = useTexts('shell')
  const route = `https://www.openstreetmap.org/directions?to=${shop.lat}%2C${shop.lng}`
  const inApp = `geo:${shop.lat},${shop.lng}?q=${encodeURIComponent(`${shop.street}, ${shop.postalCode} ${shop.city}`)}`
  return (
    <section aria-labelledby="address">
      <h2 id="address" className="text-lg">
        {t('address')}
      </h2>
      <address className="mt-2 break-words not-italic">
        {shop.street}
        <br />
        <span className="numbers">{shop.postalCode}</span> {shop.city}
      </address>
      <ul className="mt-2 text-sm">
        <li>
          <a href={route} target="_blank" rel="noopener noreferrer" className={link}>
            <Navigation className="size-4" aria-hidden="true" />
            {t('directions')} <span className="sr-only">({shell('newWindow')})</span>
          </a>
        </li>
        <li className="md:hidden">
          <a href={inApp} className={link}>
            <MapPin className="size-4" aria-hidden="true" />
            {t('openInApp')}
          </a>
        </li>
        <li>
          <a href={`tel:${phone.replace(/\s/g, '')}`} className={link}>
            <Phone className="size-4" aria-hidden="true" />
            {phone}
          </a>
        </li>
      </ul>
    </section>
  )
}
