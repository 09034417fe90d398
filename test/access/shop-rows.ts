import { shopBody } from '../factories/shop.ts'
import { everyone, signedIn, teamMay } from './audiences.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const shops = ({ companyId }: World) => `/api/companies/${companyId}/shops`
const shop = (world: World) => `${shops(world)}/${world.shopId}`

/** Shops of companies, and the places they stand in. */
export const shopRows: Rows = {
  'GET /api/companies/{id}/shops': {
    rule: teamMay('company.view'),
    request: (world) => ({ path: shops(world) }),
    done: 200,
  },
  'POST /api/companies/{id}/shops': {
    rule: teamMay('shops.edit'),
    request: (world) => ({ path: shops(world), body: shopBody() }),
    done: 201,
  },
  'GET /api/companies/{id}/shops/{shopId}': {
    rule: teamMay('company.view'),
    request: (world) => ({ path: shop(world) }),
    done: 200,
  },
  'PUT /api/companies/{id}/shops/{shopId}': {
    rule: teamMay('shops.edit'),
    // Somebody else changed it meanwhile.
    request: (world) => ({ path: shop(world), body: { ...shopBody(), revision: 999 } }),
    done: 409,
  },
  'DELETE /api/companies/{id}/shops/{shopId}': {
    rule: teamMay('shops.edit'),
    request: (world) => ({ path: shop(world) }),
    done: 204,
  },
  'POST /api/companies/{id}/shop-pictures': {
    rule: teamMay('shops.edit'),
    request: (world) => ({ path: `/api/companies/${world.companyId}/shop-pictures`, file: world.photo }),
    done: 201,
  },
  'GET /api/holidays': { rule: signedIn, request: () => ({ path: '/api/holidays?country=PL' }), done: 200 },
  'GET /api/geocode': { rule: signedIn, request: () => ({ path: '/api/geocode?q=Wieliczka' }), done: 200 },
  'GET /api/geocode/reverse': {
    rule: signedIn,
    request: () => ({ path: '/api/geocode/reverse?lat=50.06&lng=19.94' }),
    done: 200,
  },
  'GET /api/map': { rule: everyone, request: () => ({ path: '/api/map' }), done: 200 },
  'GET /api/map/tiles/{z}/{x}/{y}': {
    rule: everyone,
    request: () => ({ path: '/api/map/tiles/7/71/43' }),
    done: 200,
  },
  'GET /api/shops/{id}/products': {
    rule: everyone,
    request: ({ shopId }) => ({ path: `/api/shops/${shopId}/products` }),
    done: 200,
  },
}
