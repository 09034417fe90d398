import type { Cart } from '../../../../../domains/cart/contract.ts'
import { ApiProblem } from '../../../../api-problem.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { checkDraft } from '../checkout/check-draft.ts'
import type { CheckoutDraft } from '../checkout/draft.ts'
import { orderNeeds } from '../checkout/order-body.ts'
import { readRefusal } from '../checkout/read-refusal.ts'
import { useFieldTexts } from '../checkout/use-field-texts.ts'
import { type OrderProblem, useOrderProblems } from '../checkout/use-order-problems.ts'
import { useCartProblems } from '../use-cart-problems.ts'
import { draftOf } from './plain-draft.ts'
import type { PlainPage } from './plain-page.ts'
import { useFieldLabel } from './use-field-label.ts'

export type OrderState = {
  draft: CheckoutDraft
  errors: Readonly<Record<string, string | undefined>>
  /** What has to be put right, each with where it is. */
  missing: OrderProblem[]
  /** What in the cart keeps it from being ordered: the cart is shown instead of the form. */
  isBlocked: boolean
  /** Why nothing was ordered, where no field is to blame. */
  failure: string | null
}

const NO_DRAFTS = {}

/** The form of the order by the same checks and words as with scripts: those of the form, and what the market refused. */
export function usePlainOrder({ typed, refusal, isOrder }: PlainPage, cart: Cart): OrderState {
  const t = useTexts('checkout')
  const fieldText = useFieldTexts()
  const draft = draftOf(typed, cart)
  const problems = useCartProblems(cart, NO_DRAFTS)
  const isSent = refusal?.step === 'order'
  const refused = readRefusal(isSent ? new ApiProblem(refusal.problem) : undefined)
  const wrong = isSent ? checkDraft(draft, orderNeeds(cart)) : []
  const own = Object.fromEntries(wrong.map(({ field, problem }) => [field, fieldText(problem, draft.address.country)]))
  const mine = useOrderProblems(isOrder ? problems : [], wrong)
  const labelOf = useFieldLabel()
  const rest = Object.entries(refused.fields).filter(
    // Without another recipient the goods go to the buyer, whose own fields say so.
    ([field]) => !(field in own) && (draft.otherRecipient || !/^shippingAddress\.(first|last)Name$/.test(field)),
  )
  const said = refused.failure && ('key' in refused.failure ? t(refused.failure.key) : refused.failure.text)
  // A plain form sends the ways that were seen: another tab has chosen another one meanwhile.
  const failed = refusal?.problem.code === 'too_many_delivery_options' ? t('cartChanged') : said
  return {
    draft,
    errors: { ...refused.fields, ...own },
    missing: [
      ...mine,
      ...rest.map(([field, problem]) => ({ field, text: t('problemOf', { field: labelOf(field), problem }) })),
    ],
    isBlocked: problems.length > 0,
    failure: isSent && failed ? failed : null,
  }
}
