import type { catalog as master } from '../pl-PL/catalog.ts'
import type { Same } from '../shape.ts'

export const catalog: Same<typeof master> = {
  title: 'Katalog',
}
