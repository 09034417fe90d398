import type { SellerPage } from '../../../../parts/seller/seller-loader.ts'
import type { OfferData } from '../load-offer.ts'

type Page = SellerPage<OfferData>
let waiting: { path: string; page: Page } | null = null

/** What the page at this path would load is known already: going there asks nobody, and so cannot fail. */
export function handOver(path: string, page: Page): void {
  waiting = { path, page }
}

/** Once; undefined: it has to be loaded. */
export function takeOver(url: URL): Page | undefined {
  const found = waiting
  waiting = null
  return found && url.pathname.endsWith(found.path) ? found.page : undefined
}
