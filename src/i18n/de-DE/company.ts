import type { company as master } from '../pl-PL/company.ts'
import type { Same } from '../shape.ts'

export const company: Same<typeof master> = {
  title: 'Firma',
}
