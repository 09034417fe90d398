import type { ReturnTerms } from '../../../../../domains/returns/terms/contract.ts'
import { GuaranteeLine } from '../../../../parts/guarantee-line.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckoutSummary, type SummaryProps } from './checkout-summary.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PaymentNote } from './payment-note.tsx'
import { TrustFacts } from './trust-facts.tsx'
import type { useCheckout } from './use-checkout.ts'

type Props = Omit<SummaryProps, 'children'> & {
  checkout: ReturnType<typeof useCheckout>
  terms: ReadonlyMap<number, ReturnTerms>
}

/** The sums and, right below them, the button that obliges. */
export function OrderAside({ checkout, terms, ...summary }: Props) {
  const t = useTexts('checkout')
  const { cart, stale } = summary
  return (
    <CheckoutSummary {...summary}>
      <PaymentNote cart={cart} />
      <GuaranteeLine />
      <ErrorSummary items={checkout.missing} />
      <Button size="lg" wide busy={checkout.busy || stale} onClick={() => void checkout.submit()}>
        {t('placeOrder')}
      </Button>
      <TrustFacts sellers={cart.sellerGroups.map((sellerGroup) => sellerGroup.company)} terms={terms} />
    </CheckoutSummary>
  )
}
