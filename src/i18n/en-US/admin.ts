import type { admin as master } from '../pl-PL/admin.ts'
import type { Same } from '../shape.ts'

export const admin: Same<typeof master> = {
  title: 'Operator panel',
}
