// What documents and invoices of commission are written from: orders as they were frozen. Shapes and units stand at the statements.
export {
  type DocumentedOrder,
  findOrderId,
  findOrderIdsOf,
  findOrderIdsOfPerson,
  findOrderLabels,
  findOrderToDocument,
} from './store/order-to-document.ts'
export {
  findCommissionsOf,
  findCompaniesWithOrders,
  findSoldCommissions,
  type SoldCommission,
} from './store/sold-commissions.ts'
