import { createHash } from 'node:crypto'
import type { Order } from '../channel.ts'

/** By which a payout is known from end to end: stands in the bank's statement and in what the bank refuses. */
export const endToEndId = (lineId: number) => `PAYOUT-${lineId}`

/** The same file has the same id, so that a bank notices one handed in twice; another one has another. */
export function messageId({ batchId, transfers, on }: Order): string {
  const content = transfers.map(({ id, amount, payee }) => `${id} ${amount} ${payee.iban}`).join('\n')
  const digest = createHash('sha256').update(`${on}\n${content}`).digest('hex').slice(0, 12).toUpperCase()
  return `PB${batchId}-${digest}`
}
