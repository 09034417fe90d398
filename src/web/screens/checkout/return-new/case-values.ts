import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { REMEDIES, type Remedy } from '../../../../domains/returns/contract.ts'
import { parseHundredths } from '../../../parts/forms/hundredths.ts'
import type { Draft } from '../../../parts/returns/draft.ts'
import type { Who } from '../../../parts/returns/who-fields.tsx'

export type CaseValues = Who & { words: string; wish: Remedy; wishAmount: string }

/** What was typed already, else what the order knows. */
export function valuesOf(draft: Draft, { shippingAddress: address, invoice, email }: PurchaseView): CaseValues {
  return {
    name: draft.name ?? (address ? `${address.firstName} ${address.lastName}` : (invoice?.name ?? '')),
    email: draft.email ?? email,
    ...{ nonProfessional: draft.nonProfessional, words: draft.words, wishAmount: draft.wishAmount },
    wish: REMEDIES.find((wish) => wish === draft.wish) ?? 'repair',
  }
}

/** As the API takes it; an amount goes with a lower price alone. */
export const readWish = ({ wish, wishAmount }: Pick<CaseValues, 'wish' | 'wishAmount'>) => ({
  wish,
  wishAmount: wish === 'priceReduction' ? (parseHundredths(wishAmount) ?? null) : null,
})
