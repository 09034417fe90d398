export { priceGroups } from './price-cart.ts'
export type { CartContents, PricedCart, PricedLine, SellerGroup } from './priced-cart.ts'
