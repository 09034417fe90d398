import { randomBytes } from 'node:crypto'
import { createUser } from '../../src/domains/accounts/index.ts'
import { createCompany } from '../../src/domains/companies/index.ts'
import { setDeliveryPrices } from '../../src/domains/shipping/index.ts'
import { addShop } from '../../src/domains/shops/index.ts'
import type { Deps } from '../../src/platform/deps.ts'

const day = { open: true, from: '10:00', to: '18:00' }

/** An approved company with an owner, one shop and delivery by DPD (also cash on delivery), InPost locker and in the shop. */
export async function aSeller(
  deps: Deps,
  over: Partial<Parameters<typeof createCompany>[2]> & { delivers?: boolean } = {},
) {
  // Letters alone: sellers' names are searched, too, and a number in one would be that of a model now and then.
  const tail = randomBytes(4)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  const { delivers = true, ...company } = over
  const ownerId = await createUser(deps, {
    email: `owner-${tail}@example.com`,
    firstName: 'Marta',
    lastName: 'Nowak',
    phone: '+48600100200',
    permissions: 'seller',
  })
  const companyId = await createCompany(deps, ownerId, {
    name: `Sprzęt ${tail} Sp. z o.o.`,
    shortName: `Sprzęt ${tail}`,
    street: 'ul. Długa 5',
    postalCode: '31-147',
    city: 'Kraków',
    country: 'PL',
    taxId: String(Math.floor(Math.random() * 9e9) + 1e9),
    registerNumber: null,
    email: `sklep-${tail}@example.com`,
    phone: '+48120000000',
    website: null,
    bankBic: null,
    bankIban: null,
    about: { 'pl-PL': 'Sprzęt poleasingowy.' },
    selfCertified: true,
    status: 'approved',
    ...company,
  })
  const shopId = await addShop(deps, companyId, {
    title: 'Sklep Kraków',
    description: { 'pl-PL': 'Odbiór osobisty.' },
    street: 'ul. Długa 5',
    postalCode: '31-147',
    city: 'Kraków',
    country: 'PL',
    lat: 50.0647,
    lng: 19.945,
    timeZone: 'Europe/Warsaw',
    hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: { ...day, open: false } },
    images: [],
  })
  if (delivers) {
    await setDeliveryPrices(deps, companyId, [
      { method: 'dpd_courier', price: 1999, codPrice: 2599, freeFrom: 100_000, transitDays: 1 },
      { method: 'inpost_locker', price: 1499, codPrice: null, freeFrom: null, transitDays: 2 },
      { method: 'store_pickup', price: 0, codPrice: null, freeFrom: null, transitDays: 0 },
    ])
  }
  return { companyId, ownerId, shopId }
}
