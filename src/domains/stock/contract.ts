/** Why a seller's stock moves by hand. */
export const STOCK_REASONS = ['received', 'sold', 'damaged', 'stocktaking', 'correction'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

export { free, onShelf, type Promised, type Shelf, setDelta } from './rules/shelf.ts'
