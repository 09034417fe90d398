import type { Deps } from '../../platform/deps.ts'
import { isOwnForm } from '../../platform/http/own-form.ts'
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
  // Only where the call comes from a page of the market, and never with what a link can ask for: nobody may give somebody else a cart.
  const isOwn = (call: Call) => isOwnForm(call.header, deps.config.publicUrl)
  const name = async (call: Call, key: string) => {
    if (isOwn(call)) await nameCart(deps, call, key)
    return undefined
  }
  const leave = async (call: Call) => {
    if (isOwn(call)) unnameCart(call)
    return undefined
  }
  const named = async (call: Call, cart: Cart) => {
    await name(call, cart.id)
    return cart
  }
  return service(cartContract, {
    'POST /api/carts': async (_, call) => named(call, await createCart(deps, call.actor)),
    'POST /api/carts/merge': async ({ body }, call) => {
      const cart = await takeOverCart(deps, call.actor, body.cartId)
      await leave(call)
      return cart
    },
    'POST /api/carts/leave': (_, call) => leave(call),
    'GET /api/carts/{cartId}': ({ params }) => readCart(deps, params.cartId),
    'POST /api/carts/{cartId}/name': ({ params }, call) => name(call, params.cartId),
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
