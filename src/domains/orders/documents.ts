// What documents, invoices of commission and reviews are written from, and sales are counted by: orders as they were frozen. Shapes and units stand at the statements.

export { ordersOfPerson } from './person-orders.ts'
export { isReceived, isRunning } from './rules/order-table.ts'
export { findBuyerOfOrder, findLinesToReview, type LineToReview } from './store/lines-to-review.ts'
export { findOrdersOfCompany } from './store/of-company.ts'
export {
  type DocumentedOrder,
  findOrderId,
  findOrderIdsOf,
  findOrderLabels,
  findOrderToDocument,
} from './store/order-to-document.ts'
export { findOrdersToTalk, type OrderToTalk } from './store/order-to-talk.ts'
export {
  findCommissionsOf,
  findCompaniesWithOrders,
  findSoldCommissions,
  type SoldCommission,
} from './store/sold-commissions.ts'
export { findCompaniesWithin, findModelBuyers } from './store/sold-models.ts'
export { findSums, findUnbooked } from './store/sums-of-orders.ts'
