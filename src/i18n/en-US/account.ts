import type { account as master } from '../pl-PL/account.ts'
import type { Same } from '../shape.ts'

export const account: Same<typeof master> = {
  title: 'Account',
}
