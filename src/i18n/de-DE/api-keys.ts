import type { apiKeys as master } from '../pl-PL/api-keys.ts'
import type { Same } from '../shape.ts'

export const apiKeys: Same<typeof master> = {
  title: '',
}
