/** Why a seller's stock moves by hand. */
export const STOCK_REASONS = ['received', 'sold', 'damaged', 'stocktaking', 'correction'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

export { free, type OnHand, onHand, type Promised, setDelta } from './rules/on-hand.ts'
