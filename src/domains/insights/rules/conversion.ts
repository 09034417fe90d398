export type Seen = { productId: number; views: number; orders: number }

/** Fewer views than this say nothing about a listing. */
export const ENOUGH_VIEWS = 20
const SHOWN = 3

/** Orders for each view; null while too little is known, or when more was sold than seen (views are counted since a while only). */
export function rateOf({ views, orders }: { views: number; orders: number }): number | null {
  return views < ENOUGH_VIEWS || orders > views ? null : orders / views
}

/** Listings that sell best and worst for how often they are looked at. None is in both lists. */
export function rankListings<T extends Seen>(listings: readonly T[]): { best: T[]; worst: T[] } {
  const known = listings
    .map((listing) => ({ listing, rate: rateOf(listing) }))
    .filter((one): one is { listing: T; rate: number } => one.rate !== null)
    .sort((a, b) => b.rate - a.rate || b.listing.views - a.listing.views || a.listing.productId - b.listing.productId)
  const best = known.filter(({ rate }) => rate > 0).slice(0, SHOWN)
  // Of equally bad ones the most looked at is the most to be gained from.
  const worst = known
    .slice(best.length)
    .sort((a, b) => a.rate - b.rate || b.listing.views - a.listing.views || a.listing.productId - b.listing.productId)
    .slice(0, SHOWN)
  return { best: best.map((one) => one.listing), worst: worst.map((one) => one.listing) }
}
