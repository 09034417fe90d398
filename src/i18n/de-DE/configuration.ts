import type { configuration as master } from '../pl-PL/configuration.ts'
import type { Same } from '../shape.ts'

export const configuration: Same<typeof master> = {
  title: '',
}
