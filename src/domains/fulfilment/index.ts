export { fulfilmentService } from './http.ts'
export { readSales, readSoldProducts, readSoldVersions, readToShip } from './read-sales.ts'
