import type { imports as master } from '../pl-PL/imports.ts'
import type { Same } from '../shape.ts'

export const imports: Same<typeof master> = {
  title: '',
}
