export { productListService } from './http.ts'
export { productListJobs } from './jobs.ts'
export { listMarket, readMarketFile } from './list-market.ts'
