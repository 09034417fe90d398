import type { ShopBody } from '../../src/domains/shops/own/contract.ts'

const open = { open: true, from: '09:00', to: '17:00' }

/** What a seller enters for a shop: right in every field. */
export function shopBody(over: Partial<ShopBody> = {}): ShopBody {
  return {
    title: 'Salon Kazimierz',
    description: { 'pl-PL': 'Odbiór osobisty i serwis.' },
    street: 'ul. Józefa 12',
    postalCode: '31-056',
    city: 'Kraków',
    country: 'PL',
    location: { lat: 50.0513, lng: 19.9453 },
    timeZone: 'Europe/Warsaw',
    hours: {
      mon: open,
      tue: open,
      wed: open,
      thu: open,
      fri: open,
      sat: { ...open, open: false },
      sun: { ...open, open: false },
    },
    exceptions: [],
    images: [],
    ...over,
  }
}
