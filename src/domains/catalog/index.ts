export { assortmentService } from './assortment/http.ts'
export { assortmentJobs } from './assortment/jobs.ts'
export {
  type CategorySeed,
  forgetCategories,
  prepareCategories,
  readCategories,
  recountCategories,
  saveCategories,
} from './categories.ts'
export { createProducts, type NewProduct, type NewVersion } from './create-products.ts'
export { catalogService } from './http.ts'
export { catalogJobs } from './jobs.ts'
export { type ListingSource, readProductsForListing } from './listing-source.ts'
export { keepImage } from './offers/add-image.ts'
export { offersService } from './offers/http.ts'
export { offersJobs } from './offers/jobs.ts'
export { pickupService } from './pickup/http.ts'
export { hasProducts, readProduct, readProductIdsOf } from './read-products.ts'
export { readGoodsCounts, readLowStock, readProductNames } from './read-seller-goods.ts'
export { readSitemapPage, SITEMAP_PAGE } from './sitemap.ts'
export {
  type CartVersionView,
  lockVersions,
  readVersionsForCart,
  returnStock,
  type StockChange,
  takeStock,
} from './stock.ts'
export { treeService } from './tree/http.ts'
export { treeJobs } from './tree/jobs.ts'
export { readCategoryAliases } from './tree/read-tree.ts'
export type { ProductDraft, TitleReader, UpsertDefaults, UpsertProblem, UpsertResult } from './upsert/contract.ts'
export { type PricePush, pushPrices } from './upsert/push-prices.ts'
export { type Counts, pushStock, type StockPush } from './upsert/push-stock.ts'
export { type ExportedProduct, readForExport } from './upsert/read-for-export.ts'
export { setPictures } from './upsert/set-pictures.ts'
export { upsertProducts } from './upsert/upsert-products.ts'
