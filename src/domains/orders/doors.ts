// Services and routes besides those of one purchase by its key.
export { readStatusCounts } from './all/count-statuses.ts'
export { allOrdersService } from './all/http.ts'
export { recordService } from './all/record/http.ts'
export { confirmationRoutes } from './confirmation/http.ts'
export { findOrderRoutes } from './finding/http.ts'
export { ownPurchasesService } from './own/http.ts'
export { boughtUnitsService } from './units/http.ts'
