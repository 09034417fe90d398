import type { assortment as master } from '../pl-PL/assortment.ts'
import type { Same } from '../shape.ts'

export const assortment: Same<typeof master> = {
  title: '',
}
