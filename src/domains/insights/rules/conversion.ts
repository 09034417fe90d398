export type Seen = { productId: number; views: number; orders: number }

/** Fewer views than this say nothing about a product. */
export const ENOUGH_VIEWS = 20
const SHOWN = 3

/** Orders for each view; null while too little is known, or when more was sold than seen (views are counted since a while only). */
export function rateOf({ views, orders }: { views: number; orders: number }): number | null {
  return views < ENOUGH_VIEWS || orders > views ? null : orders / views
}

/** Products that sell best and worst for how often they are looked at. None is in both lists. */
export function rankProducts<T extends Seen>(products: readonly T[]): { best: T[]; worst: T[] } {
  const known = products
    .map((product) => ({ product, rate: rateOf(product) }))
    .filter((one): one is { product: T; rate: number } => one.rate !== null)
    .sort((a, b) => b.rate - a.rate || b.product.views - a.product.views || a.product.productId - b.product.productId)
  const best = known.filter(({ rate }) => rate > 0).slice(0, SHOWN)
  // Of equally bad ones the most looked at is the most to be gained from.
  const worst = known
    .slice(best.length)
    .sort((a, b) => a.rate - b.rate || b.product.views - a.product.views || a.product.productId - b.product.productId)
    .slice(0, SHOWN)
  return { best: best.map((one) => one.product), worst: worst.map((one) => one.product) }
}
