import type { BankStory } from './bank-stories.ts'
import type { CaseStory } from './case-stories.ts'
import type { Customer } from './customers.ts'
import type { Merchant } from './goods.ts'

/** How a purchase is paid. */
export type Paying = 'stripe' | 'paypal' | 'przelewy24' | 'bank-transfer' | 'sandbox' | 'onDelivery'
/** What becomes of an order; `goesWell`: it is sent, laid out or handed over, as far as its time has come. */
export type Fate =
  | 'goesWell'
  | 'buyerCancels'
  | 'sellerCancels'
  | 'operatorCancels'
  | 'notCollected'
  | 'inParts'
  | 'partBack'
  | StandsNow
/** How far an order has come that was placed of late. */
export type StandsNow = 'untouched' | 'prepared' | 'laidOut' | 'oneParcel'
/** What becomes of a purchase before it is paid. `forgotten`: it never is; `waits`: for a transfer that has not come yet. */
export type Start = 'paid' | 'forgotten' | 'givenUp' | 'waits'
export type Way = 'inpost_locker' | 'dpd_pickup' | 'dpd_courier' | 'gls_courier' | 'inpost_courier' | 'store_pickup'

export type PlannedOrder = {
  merchant: Merchant
  lines: { versionId: number; quantity: number }[]
  way: Way
  fate: Fate
  /** What the buyer sends back or complains of. */
  comesBack: CaseStory | null
  /** One to five; null: says nothing. */
  score: number | null
}
export type PlannedPurchase = {
  /** Hours before the end of the past. */
  hoursAgo: number
  customer: Customer
  start: Start
  paying: Paying
  /** What the buyer's bank does later with what was paid. */
  bank: BankStory | null
  orders: PlannedOrder[]
}
