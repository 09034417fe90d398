import { MapPin, Phone } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { ShopData } from './load-shop.ts'

/** Where to go and whom to call. The route opens on a map of its own, only when asked for. */
export function ShopAddress({ shop, phone }: { shop: ShopData['shop']; phone: string }) {
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  const route = `https://www.openstreetmap.org/directions?to=${shop.lat}%2C${shop.lng}`
  return (
    <section aria-labelledby="address">
      <h2 id="address" className="text-lg">
        {t('address')}
      </h2>
      <address className="mt-2 not-italic">
        {shop.street}
        <br />
        <span className="numbers">{shop.postalCode}</span> {shop.city}
      </address>
      <ul className="mt-3 text-sm">
        <li>
          <a
            href={route}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-9 items-center gap-2 text-link"
          >
            <MapPin className="size-4" aria-hidden="true" />
            {t('directions')} <span className="sr-only">({shell('newWindow')})</span>
          </a>
        </li>
        <li>
          <a href={`tel:${phone.replace(/\s/g, '')}`} className="inline-flex min-h-9 items-center gap-2 text-link">
            <Phone className="size-4" aria-hidden="true" />
            {phone}
          </a>
        </li>
      </ul>
    </section>
  )
}
