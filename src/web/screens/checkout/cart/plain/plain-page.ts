import type { Cart, ChosenPoint } from '../../../../../domains/cart/contract.ts'
import type { OfferedProvider } from '../../../../../domains/payments/contract.ts'
import type { ReturnTerms } from '../../../../../domains/returns/terms/contract.ts'
import type { PickupPoint } from '../../../../../domains/shipping/contract.ts'
import type { PointMethod } from '../../../../../domains/shipping/rules/methods.ts'
import type { ProblemField } from '../../../../api-problem.ts'

/** What a plain form asked for and did not get. */
export type Refusal = {
  step: string
  /** Whose form it was: a version, a seller, and what was chosen there. */
  version: number
  company: number
  way: string
  quantity: string
  problem: { status: number; code: string; title: string; errors: ProblemField[] }
}

/** A search for a point of a seller's way of delivery; `points` null: nothing was looked for yet. */
export type Picking = {
  company: number
  way: string
  method: PointMethod
  cash: boolean
  q: string
  points: PickupPoint[] | null
}

/** The cart that a browser's cookie names, as the server draws it. */
export type PlainPage = {
  /** Null: empty, or gone, or not known to the server. */
  cart: Cart | null
  /** Asked for as only browsers without scripts do: drawn for them alone. */
  isPlain: boolean
  /** The form of the order is asked for: it stays when scripts arrive, with what is being typed in it. */
  isOrder: boolean
  /** The version that has just been put in. */
  added: number | null
  /** Something was put in, and the browser has not kept which cart it is. */
  isCookieMissing: boolean
  refusal: Refusal | null
  /** The order's form as it was sent. */
  typed: Readonly<Record<string, string>>
  /** Names this attempt to order. */
  attempt: string
  points: ChosenPoint[]
  picking: Picking | null
  terms: ReturnTerms[]
  /** Only where what a guest cannot choose depends on them. */
  providers: OfferedProvider[]
}

export const NOTHING_PLAIN: PlainPage = {
  cart: null,
  isPlain: false,
  isOrder: false,
  added: null,
  isCookieMissing: false,
  refusal: null,
  typed: {},
  attempt: '',
  points: [],
  picking: null,
  terms: [],
  providers: [],
}
