import type { CarrierDescriptor } from '../descriptor.ts'

export const inpost = {
  name: 'InPost',
  link: 'https://inpost.pl/sledzenie-przesylek?number={number}',
  usual: /^\d{24}$/,
  ways: {
    locker: { to: 'locker', cashOnDelivery: false },
    courier: { to: 'address', cashOnDelivery: false },
  },
} as const satisfies CarrierDescriptor
