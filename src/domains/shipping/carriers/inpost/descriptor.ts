import { type CarrierDescriptor, LARGEST_BOX } from '../descriptor.ts'

export const inpost = {
  name: 'InPost',
  link: 'https://inpost.pl/sledzenie-przesylek?number={number}',
  usual: /^\d{24}$/,
  ways: {
    locker: { to: 'locker', cashOnDelivery: false, abroad: [], limits: LARGEST_BOX, transit: { days: 1, late: 1 } },
    courier: { to: 'address', cashOnDelivery: false, abroad: [], limits: LARGEST_BOX, transit: { days: 1, late: 1 } },
  },
} as const satisfies CarrierDescriptor
