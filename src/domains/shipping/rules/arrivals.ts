import type { Arrival } from '../../../values/arrival.ts'
import type { DeliveryMethod } from './methods.ts'

export type Wanted = {
  method: DeliveryMethod
  /** Working days within which the seller sends it, and those of the way. */
  dispatchDays: number
  transitDays: number
  /** Where it goes. */
  country: string
  /** A holiday of the seller that runs or comes, both days included. */
  holiday: { from: string; until: string } | null
}

/** When what is ordered now arrives; null where nothing can be promised. */
export type Arrivals = (wanted: Wanted) => Arrival | null
