import type { Deps } from '../../platform/deps.ts'
import { type Call, service } from '../../platform/http/service.ts'
import { addLine, removeLine, setQuantity } from './change-lines.ts'
import { chooseCountry } from './choose-country.ts'
import { chooseDelivery } from './choose-delivery.ts'
import { type Cart, cartContract } from './contract.ts'
import { createCart } from './create-cart.ts'
import { nameCart, unnameCart } from './name-cart.ts'
import { readCart } from './read-cart.ts'
import { readChosenPoints } from './read-chosen-points.ts'
import { takeIn } from './take-in.ts'
import { takeOverCart } from './take-over-cart.ts'

/** Carts by their unguessable id, for guests and people alike; prices are today's, in grosze. */
export function cartService(deps: Deps) {
  const named = async (call: Call, cart: Cart) => {
    await nameCart(deps, call, cart.id)
    return cart
  }
  return service(cartContract, {
    'POST /api/carts': async (_, call) => named(call, await createCart(deps, call.actor)),
    'POST /api/carts/merge': async ({ body }, call) => {
      const cart = await takeOverCart(deps, call.actor, body.cartId)
      unnameCart(deps, call)
      return cart
    },
    'POST /api/carts/leave': async (_, call) => {
      unnameCart(deps, call)
      return undefined
    },
    'GET /api/carts/{cartId}': ({ params }) => readCart(deps, params.cartId),
    'POST /api/carts/{cartId}/name': ({ params }, call) => nameCart(deps, call, params.cartId),
    'GET /api/carts/{cartId}/points': async ({ params }) => ({ points: await readChosenPoints(deps, params.cartId) }),
    'POST /api/carts/{cartId}/take-in': async ({ params, body }, call) =>
      named(call, await takeIn(deps, params.cartId, body.from)),
    'POST /api/carts/{cartId}/lines': async ({ params, body }, call) =>
      named(call, await addLine(deps, params.cartId, body)),
    'PUT /api/carts/{cartId}/lines/{versionId}': ({ params, body }) =>
      setQuantity(deps, params.cartId, { versionId: params.versionId, quantity: body.quantity }),
    'DELETE /api/carts/{cartId}/lines/{versionId}': ({ params }) => removeLine(deps, params.cartId, params.versionId),
    'PUT /api/carts/{cartId}/country': ({ params, body }, { address }) =>
      chooseCountry(deps, params.cartId, { country: body.country, address }),
    'PUT /api/carts/{cartId}/deliveries/{companyId}': ({ params, body }) =>
      chooseDelivery(deps, params.cartId, { ...body, companyId: params.companyId }),
  })
}
