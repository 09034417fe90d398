import { readWhole } from '../../../../parts/forms/read-number.ts'
import type { VersionForm } from '../form-state.ts'

type Stock = Pick<VersionForm, 'quantity' | 'loaded'>

/** Pieces to add to what there is: what is typed against what was loaded. Nothing typed changes nothing. */
export function stockDelta({ quantity, loaded }: Stock): number {
  return (readWhole(quantity) ?? loaded) - loaded
}

/** The same wish over a stock that has moved meanwhile: 15 typed over 10, 8 left by now, gives 13. */
export function restock(typed: Stock, now: number): Stock {
  return { quantity: String(Math.max(0, now + stockDelta(typed))), loaded: now }
}
