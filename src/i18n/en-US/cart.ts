import type { cart as master } from '../pl-PL/cart.ts'
import type { Same } from '../shape.ts'

export const cart: Same<typeof master> = {
  title: 'Cart',
}
