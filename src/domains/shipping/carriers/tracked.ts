import type { CarrierDescriptor } from './descriptor.ts'

/** Carriers that sellers use on their own account: the market only knows where a parcel is followed. */
export const TRACKED = {
  poczta: {
    name: 'Poczta Polska',
    link: 'https://emonitoring.poczta-polska.pl/?numer={number}',
    usual: /^([A-Z]{2}\d{9}[A-Z]{2}|\d{20})$/,
    ways: {},
  },
  dhl: {
    name: 'DHL',
    link: 'https://www.dhl.com/pl-pl/home/tracking.html?tracking-id={number}',
    usual: null,
    ways: {},
  },
  ups: {
    name: 'UPS',
    link: 'https://www.ups.com/track?loc=pl_PL&tracknum={number}',
    usual: /^1Z[A-Z0-9]{16}$/,
    ways: {},
  },
  fedex: { name: 'FedEx', link: 'https://www.fedex.com/fedextrack/?trknbr={number}', usual: null, ways: {} },
  /** A carrier without an entry here, or the seller's own van. */
  other: { name: '', link: null, usual: null, ways: {} },
} as const satisfies Record<string, CarrierDescriptor>
