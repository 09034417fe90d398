import type { ReturnTerms } from '../../../../../domains/returns/terms/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { CartProblem } from '../cart-problems.ts'
import { CheckoutSummary, type SummaryProps } from './checkout-summary.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PaymentNote } from './payment-note.tsx'
import { TrustFacts } from './trust-facts.tsx'
import type { useCheckout } from './use-checkout.ts'

type Props = Omit<SummaryProps, 'children'> & {
  problems: readonly CartProblem[]
  checkout: ReturnType<typeof useCheckout>
  terms: ReadonlyMap<number, ReturnTerms>
}

/** The sums and, right below them, the button that obliges. */
export function OrderAside({ problems, checkout, terms, ...summary }: Props) {
  const t = useTexts('checkout')
  const { cart, stale } = summary
  return (
    <CheckoutSummary {...summary}>
      <PaymentNote cart={cart} />
      {checkout.attempted && <ErrorSummary problems={problems} wrong={checkout.wrong} />}
      <Button size="lg" wide busy={checkout.busy || stale} onClick={() => void checkout.submit()}>
        {t('placeOrder')}
      </Button>
      <TrustFacts sellers={cart.sellerGroups.map((sellerGroup) => sellerGroup.company)} terms={terms} />
    </CheckoutSummary>
  )
}
