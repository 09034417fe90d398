import type { Area, DeliveryPrice } from '../src/domains/shipping/contract.ts'
import type { OpeningHours } from '../src/domains/shops/contract.ts'
import type { LocalText } from '../src/values/locale.ts'
import type { DemoProduct } from './product-types.ts'

export type DemoShop = {
  title: string
  description: LocalText
  street: string
  postalCode: string
  city: string
  lat: number
  lng: number
  phone: string
  hours: OpeningHours
}

export type DemoSeller = {
  key: string
  name: string
  shortName: string
  street: string
  postalCode: string
  city: string
  country: 'PL'
  /** Polish tax number, ten digits. */
  taxId: string
  registerNumber: string | null
  email: string
  phone: string
  website: string
  iban: string
  bankName: string
  about: LocalText
  shops: DemoShop[]
  delivery: SellerDelivery[]
}

/** What a demo market shows of a trade: `trades/<VERTICAL>.ts` exports one as `trade`. */
export type DemoTrade = {
  sellers: readonly DemoSeller[]
  /** The same for the same day. */
  products: (now: Date) => DemoProduct[]
  /** A year of purchases, and things that were tested. */
  hasPast: boolean
}

export const say = (pl: string, en: string, de: string): LocalText => ({
  'pl-PL': pl,
  'en-US': en,
  'de-DE': de,
})

export function hours(from: string, to: string, saturday?: readonly [string, string]): OpeningHours {
  const day = { open: true, from, to }
  const closed = { open: false, from, to }
  const sat = saturday ? { open: true, from: saturday[0], to: saturday[1] } : closed
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat, sun: closed }
}

type SellerDelivery = DeliveryPrice & { areas?: Area[] }

/** Neighbours at one price, others of the union at another. */
const AREAS: Area[] = [
  { countries: ['CZ', 'DE', 'SK', 'LT'], price: 4900, freeFrom: 200_000, transitDays: 3 },
  { countries: ['AT', 'BE', 'FR', 'HU', 'NL'], price: 7900, freeFrom: null, transitDays: 5 },
]

/** Prices in grosze: pickup point, two couriers, locker, locker courier; free from `freeFrom`. */
export function delivery(base: number, freeFrom: number | null, cod = true, abroad = false): SellerDelivery[] {
  const extra = (price: number) => (cod ? price + 500 : null)
  return [
    { method: 'inpost_locker', price: base, codPrice: null, freeFrom, transitDays: 1 },
    { method: 'dpd_pickup', price: base - 200, codPrice: extra(base - 200), freeFrom, transitDays: 2 },
    {
      method: 'dpd_courier',
      price: base + 300,
      codPrice: extra(base + 300),
      freeFrom,
      transitDays: 1,
      areas: abroad ? AREAS : [],
    },
    { method: 'gls_courier', price: base + 400, codPrice: extra(base + 400), freeFrom: null, transitDays: 2 },
    { method: 'inpost_courier', price: base + 200, codPrice: null, freeFrom, transitDays: 1 },
    { method: 'store_pickup', price: 0, codPrice: null, freeFrom: null, transitDays: 0 },
  ]
}
