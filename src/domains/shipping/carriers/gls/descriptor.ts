import { type CarrierDescriptor, EUROPE, LARGEST_BOX } from '../descriptor.ts'

export const gls = {
  name: 'GLS',
  link: 'https://gls-group.com/PL/pl/sledzenie-paczek?match={number}',
  usual: /^\d{11,12}$/,
  ways: {
    courier: {
      to: 'address',
      cashOnDelivery: true,
      abroad: EUROPE,
      limits: LARGEST_BOX,
      transit: { days: 2, late: 1 },
    },
  },
} as const satisfies CarrierDescriptor
