import type { logistics as master } from '../pl-PL/logistics.ts'
import type { Same } from '../shape.ts'

export const logistics: Same<typeof master> = {
  title: '',
}
