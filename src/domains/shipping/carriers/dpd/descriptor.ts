import { type CarrierDescriptor, EUROPE, LARGEST_BOX } from '../descriptor.ts'

export const dpd = {
  name: 'DPD',
  link: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1={number}',
  usual: /^\d{13}[A-Z0-9]{1,2}$/,
  ways: {
    pickup: { to: 'counter', cashOnDelivery: true, abroad: [], limits: LARGEST_BOX, transit: { days: 2, late: 1 } },
    courier: {
      to: 'address',
      cashOnDelivery: true,
      abroad: EUROPE,
      limits: LARGEST_BOX,
      transit: { days: 1, late: 1 },
    },
  },
} as const satisfies CarrierDescriptor
