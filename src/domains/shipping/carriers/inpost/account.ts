import type { CarrierAccount } from '../account.ts'

/** ShipX. The token and the organisation's number come from InPost's parcel manager, 'My account', 'API'. */
export const inpostAccount: CarrierAccount = {
  fields: [
    // Digits today; kept open for other letters that may stand in an address, as nobody has promised digits.
    { name: 'organizationId', secret: false, shape: /^[A-Za-z0-9-]{1,40}$/ },
    { name: 'apiKey', secret: true, shape: /^[A-Za-z0-9._~+/-]{16,4096}={0,2}$/ },
  ],
  formats: ['pdf', 'zpl'],
  handOvers: { locker: ['locker', 'counter', 'courier'], courier: ['courier', 'counter'] },
  returns: { way: 'courier', handOver: 'counter', needsAddress: false },
  cancelsUntil: 'bought',
  collection: { day: false, confirms: true, cancels: true },
  tellsNews: true,
  tellsEvents: true,
  tellsCash: true,
  manyParcels: ['courier'],
  insures: true,
  phones: 'polish',
  mostCash: null,
  addresses: { live: 'https://api-shipx-pl.easypack24.net', test: 'https://sandbox-api-shipx-pl.easypack24.net' },
}
