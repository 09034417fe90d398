import { ShoppingBag } from 'lucide-react'
import { CheckoutSteps } from '../../parts/purchase/checkout-steps.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CartSkeleton } from './cart/cart-skeleton.tsx'
import { FullCart } from './cart/checkout/full-cart.tsx'
import { useCart } from './cart/use-cart.ts'

/** R13: what is in the cart, how it travels, who buys. The frame comes from the server, the cart is asked for by the browser. */
export default function CartScreen() {
  const t = useTexts('cart')
  const shell = useTexts('shell')
  const { cart, failed, ...actions } = useCart()
  const empty = cart === null || cart?.sellerGroups.length === 0
  return (
    <div className="page-width py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h1 className="text-2xl">{t('title')}</h1>
        {!empty && <CheckoutSteps current={0} />}
      </div>
      {cart && !empty && <FullCart cart={cart} {...actions} />}
      {empty && (
        <EmptyState
          icon={<ShoppingBag className="size-12" strokeWidth={1.25} aria-hidden="true" />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={<LinkButton to="/catalog">{shell('toCatalog')}</LinkButton>}
        />
      )}
      {cart === undefined && !failed && <CartSkeleton />}
      {cart === undefined && failed && (
        <EmptyState
          title={t('failedTitle')}
          text={t('failedText')}
          actions={<Button onClick={() => void actions.reload()}>{shell('tryAgain')}</Button>}
        />
      )}
    </div>
  )
}
