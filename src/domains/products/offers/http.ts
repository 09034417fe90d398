import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { addImage, cropImage } from './add-image.ts'
import { addUnits } from './add-units.ts'
import { changeStatus } from './change-status.ts'
import { offersContract } from './contract.ts'
import { createOffer } from './create-offer.ts'
import { removeOffer } from './delete-offer.ts'
import { moveStock } from './move-stock.ts'
import { cancelPrice, planPrice } from './plan-price.ts'
import { readOffer } from './read-offer.ts'
import { readStock } from './read-stock.ts'
import { saveOffer } from './save-offer.ts'

const productOf = ({ id, productId }: { id: number; productId: number }) => ({ companyId: id, productId })

/** A seller's own products: form, pictures, status, stock, planned prices. A save carries the revision it was made from. */
export const offersService = (deps: Deps) =>
  service(offersContract, {
    'POST /api/companies/{id}/products': ({ params, body }, { actor }) => createOffer(deps, actor, params.id, body),
    'GET /api/companies/{id}/products/{productId}': ({ params }, { actor }) =>
      readOffer(deps, actor, params.id, params.productId),
    'PUT /api/companies/{id}/products/{productId}': ({ params, body }, { actor }) =>
      saveOffer(deps, actor, productOf(params), body),
    'POST /api/companies/{id}/products/{productId}/units': ({ params, body }, { actor }) =>
      addUnits(deps, actor, productOf(params), body),
    'PUT /api/companies/{id}/products/{productId}/status': ({ params, body }, { actor }) =>
      changeStatus(deps, actor, productOf(params), body.status),
    'DELETE /api/companies/{id}/products/{productId}': async ({ params }, { actor }) => {
      await removeOffer(deps, actor, params.id, params.productId)
      return undefined
    },
    'POST /api/companies/{id}/product-images': ({ params, file }, { actor }) => addImage(deps, actor, params.id, file),
    'POST /api/companies/{id}/product-images/crop': ({ params, body }, { actor }) =>
      cropImage(deps, actor, params.id, body),
    'POST /api/companies/{id}/products/{productId}/stock': ({ params, body }, { actor }) =>
      moveStock(deps, actor, productOf(params), body),
    'GET /api/companies/{id}/products/{productId}/stock': ({ params, query }, { actor }) =>
      readStock(deps, actor, { ...productOf(params), before: query.before }),
    'POST /api/companies/{id}/products/{productId}/price-schedules': ({ params, body }, { actor }) =>
      planPrice(deps, actor, productOf(params), body),
    'DELETE /api/companies/{id}/products/{productId}/price-schedules/{scheduleId}': ({ params }, { actor }) =>
      cancelPrice(deps, actor, productOf(params), params.scheduleId),
  })
