import type { offer as master } from '../pl-PL/offer.ts'
import type { Same } from '../shape.ts'

export const offer: Same<typeof master> = {
  title: '',
}
