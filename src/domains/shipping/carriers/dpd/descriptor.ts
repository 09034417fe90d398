import type { CarrierDescriptor } from '../descriptor.ts'

export const dpd = {
  name: 'DPD',
  link: 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1={number}',
  usual: /^\d{13}[A-Z0-9]{1,2}$/,
  ways: {
    pickup: { to: 'counter', cashOnDelivery: true },
    courier: { to: 'address', cashOnDelivery: true },
  },
} as const satisfies CarrierDescriptor
