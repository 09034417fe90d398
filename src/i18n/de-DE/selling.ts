import type { selling as master } from '../pl-PL/selling.ts'
import type { Same } from '../shape.ts'

export const selling: Same<typeof master> = {
  title: '',
}
