import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { addLine, removeLine, setQuantity } from './change-lines.ts'
import { chooseCountry } from './choose-country.ts'
import { chooseDelivery } from './choose-delivery.ts'
import { cartContract } from './contract.ts'
import { createCart } from './create-cart.ts'
import { readCart } from './read-cart.ts'
import { readChosenPoints } from './read-chosen-points.ts'
import { takeIn } from './take-in.ts'
import { takeOverCart } from './take-over-cart.ts'

/** Carts by their unguessable id, for guests and people alike; prices are today's, in grosze. */
export const cartService = (deps: Deps) =>
  service(cartContract, {
    'POST /api/carts': (_, { actor }) => createCart(deps, actor),
    'POST /api/carts/merge': ({ body }, { actor }) => takeOverCart(deps, actor, body.cartId),
    'GET /api/carts/{cartId}': ({ params }) => readCart(deps, params.cartId),
    'GET /api/carts/{cartId}/points': async ({ params }) => ({ points: await readChosenPoints(deps, params.cartId) }),
    'POST /api/carts/{cartId}/take-in': ({ params, body }) => takeIn(deps, params.cartId, body.from),
    'POST /api/carts/{cartId}/lines': ({ params, body }) => addLine(deps, params.cartId, body),
    'PUT /api/carts/{cartId}/lines/{versionId}': ({ params, body }) =>
      setQuantity(deps, params.cartId, { versionId: params.versionId, quantity: body.quantity }),
    'DELETE /api/carts/{cartId}/lines/{versionId}': ({ params }) => removeLine(deps, params.cartId, params.versionId),
    'PUT /api/carts/{cartId}/country': ({ params, body }, { address }) =>
      chooseCountry(deps, params.cartId, { country: body.country, address }),
    'PUT /api/carts/{cartId}/deliveries/{companyId}': ({ params, body }) =>
      chooseDelivery(deps, params.cartId, { ...body, companyId: params.companyId }),
  })
