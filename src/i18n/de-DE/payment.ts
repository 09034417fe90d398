import type { payment as master } from '../pl-PL/payment.ts'
import type { Same } from '../shape.ts'

export const payment: Same<typeof master> = {
  title: 'Zahlung',
}
