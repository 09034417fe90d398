import type { checkout as master } from '../pl-PL/checkout.ts'
import type { Same } from '../shape.ts'

export const checkout: Same<typeof master> = {
  title: 'Bestellung',
}
