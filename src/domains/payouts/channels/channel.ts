import type { Currency } from '../../../values/money.ts'
import type { LeftOutReason, PayeeWithAccount } from '../rules/leave-out.ts'

/** One payout. `id`: stands in the transfer's references; amounts in grosze. */
export type Transfer = { id: number; payee: PayeeWithAccount; amount: number }

/** What a channel carries out. `on`: day of execution on the market's clock; `at`: when the file was written. */
export type Order = {
  batchId: number
  currency: Currency
  on: string
  at: Date
  payer: PayeeWithAccount
  /** The market's name, as recipients read it. */
  market: string
  transfers: readonly Transfer[]
}

export type PayoutFile = { media: string; extension: string; write: (order: Order) => string }

/**
 * A way by which sellers are paid. The bank's file is the one there is: an operator hands it to the bank. A provider that divides payments by
 * itself becomes another one when its adapter does so; until then none says that it does.
 */
export type PayoutChannel = {
  code: 'bankFile'
  currencies: readonly Currency[]
  /** Why it cannot pay somebody; undefined: it can. */
  refuse: (payee: PayeeWithAccount, currency: Currency) => LeftOutReason | undefined
  files: Readonly<Record<'pain001' | 'csv', PayoutFile>>
}
