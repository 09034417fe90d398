export { bulkOrdersService } from './bulk/http.ts'
export { fulfilmentService } from './http.ts'
export { fulfilmentJobs } from './jobs.ts'
export { notesService } from './notes/http.ts'
export { readNotesOf } from './notes/read-own-notes.ts'
export { orderUnitsService } from './order-units/http.ts'
export { readOrderOf } from './read-order-of.ts'
export {
  readMarketSales,
  readSales,
  readSoldProducts,
  readSoldVersions,
  readToShip,
  readTroubled,
} from './read-sales.ts'
export { savedFiltersService } from './saved-filters/http.ts'
export { readFiltersOf } from './saved-filters/saved-filters.ts'
export { shipOrder } from './ship-order.ts'
export { lockToLabel, type ToLabel } from './store/lock-to-label.ts'
