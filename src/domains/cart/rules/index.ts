export { type PricedCart, type PricedLine, priceGroups, type SellerGroup } from './price-cart.ts'
