import type { ShopData } from './load-shop.ts'

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

/** The shop for search engines: place and opening hours. */
export function shopJsonLd({ shop, company }: ShopData, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: shop.title,
    url,
    telephone: company.phone,
    parentOrganization: { '@type': 'Organization', name: company.name },
    geo: { '@type': 'GeoCoordinates', latitude: shop.lat, longitude: shop.lng },
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      postalCode: shop.postalCode,
      addressLocality: shop.city,
      addressCountry: shop.country,
    },
    openingHoursSpecification: (Object.keys(DAYS) as (keyof typeof DAYS)[])
      .filter((day) => shop.hours[day].open)
      .map((day) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[day],
        opens: shop.hours[day].from,
        closes: shop.hours[day].to,
      })),
  }
}
