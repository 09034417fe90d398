import type { CarrierDescriptor } from '../descriptor.ts'

export const gls = {
  name: 'GLS',
  link: 'https://gls-group.com/PL/pl/sledzenie-paczek?match={number}',
  usual: /^\d{11,12}$/,
  ways: { courier: { to: 'address', cashOnDelivery: true } },
} as const satisfies CarrierDescriptor
