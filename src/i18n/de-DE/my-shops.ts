import type { myShops as master } from '../pl-PL/my-shops.ts'
import type { Same } from '../shape.ts'

export const myShops: Same<typeof master> = {
  title: '',
}
