import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CartFrame } from './cart-frame.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { FullCart } from './checkout/full-cart.tsx'
import { DrawnCart } from './drawn-cart.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { hiddenIfKept, shownIfKept } from './kept-cart.ts'
import type { PlainPage } from './plain/plain-page.ts'
import { PlainPlace } from './plain/plain-place.tsx'
import { useCart } from './use-cart.ts'

/** The cart as scripts go on with it: the one that the server drew, or as the browser asks for it. `page`: what the server drew, if it did. */
export function LiveCart({ page }: { page: PlainPage | null }) {
  const t = useTexts('cart')
  const shell = useTexts('shell')
  const { cart, failed, ...actions } = useCart(page)
  const isEmpty = cart === null || cart?.sellerGroups.length === 0
  const isAsked = cart === undefined
  // Most who come without a cookie have no cart. Of the others the browser knows before anything is shown.
  const ifKept = isAsked && !failed && page !== null && !page.cart
  return (
    <CartFrame page={page} inProgress={ifKept ? 'ifKept' : !isEmpty}>
      {cart && !isEmpty && (
        <DrawnCart page={page}>
          <FullCart cart={cart} {...actions} />
        </DrawnCart>
      )}
      {(isEmpty || ifKept) && (
        <div className={ifKept ? hiddenIfKept : undefined}>
          <EmptyCart />
        </div>
      )}
      {isAsked && page?.cart && <PlainPlace page={page} cart={page.cart} />}
      {isAsked && !page?.cart && !failed && (
        <div className={ifKept ? shownIfKept : undefined}>
          <div className="relative">
            <CartSkeleton />
            {/* By styles alone: scripts that do not arrive cannot say so. */}
            <p className="absolute inset-x-4 top-8 mx-auto max-w-text animate-[late_1ms_8s_backwards] rounded-md bg-surface p-4 text-center text-sm">
              {t('late')}
            </p>
          </div>
        </div>
      )}
      {isAsked && !page?.cart && failed && (
        <EmptyState
          title={t('failedTitle')}
          text={t('failedText')}
          actions={<Button onClick={() => void actions.reload()}>{shell('tryAgain')}</Button>}
        />
      )}
    </CartFrame>
  )
}
