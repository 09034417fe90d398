export {
  type CategorySeed,
  prepareCategories,
  readCategories,
  recountCategories,
  saveCategories,
} from './categories.ts'
export { createProducts, type NewProduct, type NewVersion } from './create-products.ts'
export { catalogService } from './http.ts'
export { catalogJobs } from './jobs.ts'
export { type ListingSource, readProductsForListing } from './listing-source.ts'
export { readProduct, readProductIdsOf } from './read-products.ts'
export { readSitemapPage, SITEMAP_PAGE } from './sitemap.ts'
export {
  type CartVersionView,
  lockVersions,
  readVersionsForCart,
  returnStock,
  type StockChange,
  takeStock,
} from './stock.ts'
