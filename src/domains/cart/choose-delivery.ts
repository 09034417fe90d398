import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { findPickupPoint } from '../shipping/index.ts'
import { readVersionsForCart } from '../stock/index.ts'
import type { Cart, DeliveryChoice } from './contract.ts'
import { readCartFacts, readContents } from './read-cart.ts'
import { checkChoice } from './rules/check-choice.ts'
import { priceCart } from './rules/price-cart.ts'
import { upsertDelivery } from './store.ts'

/** Chooses how the goods of one seller are delivered; it replaces an earlier choice for this seller. */
export async function chooseDelivery(deps: Deps, key: string, wanted: DeliveryChoice): Promise<Cart> {
  const contents = await readContents(deps, key)
  const offers = await readVersionsForCart(
    deps,
    contents.lines.map((line) => line.versionId),
  )
  const facts = await readCartFacts(deps, offers)
  const sellerGroup = priceCart(contents, facts).sellerGroups.find((one) => one.company.id === wanted.companyId)
  if (!sellerGroup) throw new Failure('notFound', 'company_not_in_cart')
  const choice = checkChoice(wanted, sellerGroup, contents.country)
  if (choice.pickupPoint !== null) {
    const point = await findPickupPoint(deps, choice.method, choice.pickupPoint)
    if (!point) throw invalidField('pickupPoint', 'pickup_point_unknown')
    if (!point.open) throw invalidField('pickupPoint', 'point_closed')
    if (choice.cashOnDelivery && !point.takesCash) throw invalidField('pickupPoint', 'point_takes_no_cash')
    choice.pickupPoint = point.code
  }
  await upsertDelivery(deps.db, contents.id, choice)
  const others = contents.deliveries.filter((one) => one.companyId !== choice.companyId)
  return priceCart({ ...contents, deliveries: [...others, choice] }, facts)
}
