export { fulfilmentService } from './http.ts'
export { fulfilmentJobs } from './jobs.ts'
export { readSales, readSoldProducts, readSoldVersions, readToShip } from './read-sales.ts'
export { savedFiltersService } from './saved-filters/http.ts'
