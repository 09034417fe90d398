import type { Cart, CartSellerGroup } from '../../../../domains/cart/contract.ts'
import { isIncomplete, type WantedDelivery } from './delivery-kinds.ts'

/** As `useDeliveries` has them. */
type DeliveryDrafts = Readonly<Record<number, WantedDelivery | undefined>>

export type Picked = {
  cart: Cart
  /** What is still to be completed, and so not in the cart's sums. */
  open: DeliveryDrafts
}

/** The cart as it will be once the picked ways are saved: so nothing of the page moves when they are. */
export function asPicked(cart: Cart, drafts: DeliveryDrafts): Picked {
  const sellerGroups = cart.sellerGroups.map((group) => withPicked(group, drafts[group.company.id]))
  const delivery = sellerGroups.reduce((sum, group) => sum + group.delivery, 0)
  const open = cart.sellerGroups.flatMap(({ company: { id } }, index): [number, WantedDelivery | undefined][] =>
    drafts[id] && sellerGroups[index] === cart.sellerGroups[index] ? [[id, drafts[id]]] : [],
  )
  return { cart: { ...cart, sellerGroups, delivery, total: cart.goods + delivery }, open: Object.fromEntries(open) }
}

function withPicked(group: CartSellerGroup, picked: WantedDelivery | undefined): CartSellerGroup {
  const method = group.methods.find((one) => one.method === picked?.method)
  const delivery = picked?.cashOnDelivery ? method?.groupCodPrice : method?.groupPrice
  if (!picked || delivery == null || isIncomplete(picked)) return group
  return {
    ...group,
    choice: { ...picked, companyId: group.company.id },
    delivery,
    total: group.goods + delivery,
  }
}
