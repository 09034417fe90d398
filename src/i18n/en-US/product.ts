import type { product as master } from '../pl-PL/product.ts'
import type { Same } from '../shape.ts'

export const product: Same<typeof master> = {
  title: 'Product',
}
