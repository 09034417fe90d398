import type { Cart } from '../../../../domains/cart/contract.ts'
import type { Locale } from '../../../../values/locale.ts'
import { titleIn } from '../../../../values/titled.ts'
import { isIncomplete } from './delivery-kinds.ts'
import type { DeliveryDrafts } from './use-deliveries.ts'

/** What in the cart keeps it from being ordered, in the order of the page. `field` names the place to go to. */
export type CartProblem = { field: string; name: string; kind: 'line' | 'seller' | 'delivery' | 'point' | 'onDelivery' }

/** `onDeliveryClosed`: nobody may pay on delivery as things are. */
export function cartProblems(
  cart: Cart,
  drafts: DeliveryDrafts,
  onDeliveryClosed: boolean,
  locale: Locale,
): CartProblem[] {
  return cart.sellerGroups.flatMap(({ company, lines, deliverable, choice }) => {
    const draft = drafts[company.id]
    const field = `delivery.${company.id}`
    const broken = lines.filter((line) => line.problem)
    const problems: CartProblem[] = broken.map((line) => ({
      field: `sellerGroup-${company.id}`,
      name: titleIn(line, locale),
      kind: 'line',
    }))
    if (!deliverable) problems.push({ field: `sellerGroup-${company.id}`, name: company.name, kind: 'seller' })
    else if (draft && isIncomplete(draft))
      problems.push({ field: `pickup.${company.id}`, name: company.name, kind: 'point' })
    else if (!choice && !draft) problems.push({ field, name: company.name, kind: 'delivery' })
    else if (onDeliveryClosed && (draft ?? choice)?.cashOnDelivery)
      problems.push({ field: `pickup.${company.id}`, name: company.name, kind: 'onDelivery' })
    return problems
  })
}
