export { adjustStock } from './adjust-stock.ts'
export {
  type CartVersionView,
  lockVersions,
  readVersionsForCart,
  returnStock,
  type StockChange,
  takeStock,
} from './order-stock.ts'
export { type FirstStock, findMovements, findOrdered, insertFirstStock } from './store/history.ts'
export { findPromised, MAX_STOCK } from './store/stock.ts'
