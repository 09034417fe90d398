import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { changeShop } from './change-shop.ts'
import { ownShopsContract } from './contract.ts'
import { openShop } from './open-shop.ts'
import { readHolidays } from './read-holidays.ts'
import { readOwnShop, readOwnShops } from './read-own-shops.ts'
import { removeShop } from './remove-shop.ts'
import { savePicture } from './save-picture.ts'

/** A company's own shops: add, change by revision, pictures, close for good. */
export const ownShopsService = (deps: Deps) =>
  service(ownShopsContract, {
    'GET /api/companies/{id}/shops': ({ params }, { actor }) => readOwnShops(deps, actor, params.id),
    'POST /api/companies/{id}/shops': ({ params, body }, { actor }) => openShop(deps, actor, params.id, body),
    'GET /api/companies/{id}/shops/{shopId}': ({ params }, { actor }) =>
      readOwnShop(deps, actor, params.id, params.shopId),
    'PUT /api/companies/{id}/shops/{shopId}': ({ params, body }, { actor }) =>
      changeShop(deps, actor, { companyId: params.id, shopId: params.shopId, body }),
    'DELETE /api/companies/{id}/shops/{shopId}': async ({ params }, { actor }) => {
      await removeShop(deps, actor, params.id, params.shopId)
      return undefined
    },
    'POST /api/companies/{id}/shop-pictures': ({ params, file }, { actor }) =>
      savePicture(deps, actor, params.id, file),
    'GET /api/holidays': async ({ query }, { locale }) => readHolidays(deps, query.country, locale),
  })
