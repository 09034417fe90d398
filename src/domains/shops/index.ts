export { addShop, type NewShop } from './add-shop.ts'
export { shopsService } from './http.ts'
export { readShops } from './read-shops.ts'
