import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CartFrame } from './cart-frame.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { FullCart } from './checkout/full-cart.tsx'
import { EmptyCart } from './empty-cart.tsx'
import type { PlainPage } from './plain/plain-page.ts'
import { useCart } from './use-cart.ts'

type Props = {
  page: PlainPage | null
  /** What the server drew; stands there until the cart is known. */
  plain: ReactNode
}

/** The cart as the browser asks for it. */
export function LiveCart({ page, plain }: Props) {
  const t = useTexts('cart')
  const shell = useTexts('shell')
  const { cart, failed, ...actions } = useCart(page?.cart ?? null)
  const empty = cart === null || cart?.sellerGroups.length === 0
  return (
    <CartFrame page={page} inProgress={!empty}>
      {cart && !empty && <FullCart cart={cart} {...actions} />}
      {empty && <EmptyCart />}
      {cart === undefined && plain && <div className="mt-6">{plain}</div>}
      {cart === undefined && !plain && !failed && (
        <>
          <noscript>
            <EmptyCart />
          </noscript>
          <div className="relative noscript:hidden">
            <CartSkeleton />
            {/* By styles alone: scripts that do not arrive cannot say so. */}
            <p className="absolute inset-x-4 top-8 mx-auto max-w-text animate-[late_1ms_8s_backwards] rounded-md bg-surface p-4 text-center text-sm">
              {t('late')}
            </p>
          </div>
        </>
      )}
      {cart === undefined && !plain && failed && (
        <EmptyState
          title={t('failedTitle')}
          text={t('failedText')}
          actions={<Button onClick={() => void actions.reload()}>{shell('tryAgain')}</Button>}
        />
      )}
    </CartFrame>
  )
}
