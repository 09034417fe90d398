export { addShop, type NewShop } from './add-shop.ts'
export { shopsService } from './http.ts'
export { ownShopsService } from './own/http.ts'
export { readShop, readShops } from './read-shops.ts'
