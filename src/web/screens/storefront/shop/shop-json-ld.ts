import type { OpeningDay } from '../../../../domains/shops/contract.ts'
import { intervalsOf } from '../../../../domains/shops/rules/opening-state.ts'
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

/** The shop for search engines: place, opening hours and the dates that differ. */
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
    openingHoursSpecification: (Object.keys(DAYS) as (keyof typeof DAYS)[]).flatMap((day) =>
      hours(shop.hours[day]).map((span) => ({ ...span, dayOfWeek: DAYS[day] })),
    ),
    specialOpeningHoursSpecification: shop.exceptions.flatMap((one) => {
      const spans = one.open ? hours(one) : [specification('00:00', '00:00')]
      return spans.map((span) => ({ ...span, validFrom: one.date, validThrough: one.date }))
    }),
  }
}

const hours = (day: OpeningDay) =>
  // Opens and closes at the same minute would mean closed: a whole day ends a minute before midnight.
  intervalsOf(day).map(({ from, to }) => specification(from, from === to ? '23:59' : to))

const specification = (opens: string, closes: string) => ({ '@type': 'OpeningHoursSpecification', opens, closes })
