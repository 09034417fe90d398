import type { ReactNode } from 'react'
import { CheckoutSteps } from '../../../parts/purchase/checkout-steps.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { KEPT_SCRIPT, shownIfKept } from './kept-cart.ts'
import { PlainNotices } from './plain/plain-notices.tsx'
import type { PlainPage } from './plain/plain-page.ts'

type Props = {
  page: PlainPage | null
  /** Something may be ordered; `ifKept`: where the browser keeps a cart, of which the server knows nothing. */
  inProgress: boolean | 'ifKept'
  children: ReactNode
}

export function CartFrame({ page, inProgress, children }: Props) {
  const t = useTexts('cart')
  return (
    // As high as the window, so that the foot of the page does not move when the cart is known.
    <div className="page-width min-h-dvh py-6">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before what depends on it is drawn */}
      {page && !page.cart && <script dangerouslySetInnerHTML={{ __html: KEPT_SCRIPT }} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h1 className="text-2xl">{t('title')}</h1>
        {inProgress && (
          <div className={inProgress === 'ifKept' ? shownIfKept : undefined}>
            <CheckoutSteps current={0} />
          </div>
        )}
      </div>
      {page && <PlainNotices page={page} />}
      {children}
    </div>
  )
}
