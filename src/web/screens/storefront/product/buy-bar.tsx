import { useEffect } from 'react'
import { formatMoney } from '../../../../values/money.ts'
import { AddToCart } from '../../../parts/product-card/add-to-cart.tsx'
import { gradeName, stateName } from '../../../parts/product-card/state-badge.tsx'
import type { BuyProps } from './buy-props.ts'

/** What gets the focus stays above the bar, and above those of all pages. */
const TAKEN = 'calc(5rem + var(--bars))'

/** Price, condition and button of the chosen version. */
export default function BuyBar({ data: { product }, version, quantity, shell, locale }: BuyProps) {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = TAKEN
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [])
  const about = [stateName(shell, product.state), product.grade && gradeName(shell, product.grade), version.name]
  return (
    <div className="pointer-events-auto bg-surface shadow-[inset_0_1px_0_var(--color-line)] pb-[env(safe-area-inset-bottom)]">
      <div className="page-width flex h-17 items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="numbers block font-semibold text-lg leading-tight">
            {formatMoney(version.price, product.currency, locale)}
          </span>
          <span className="block truncate text-muted text-xs">{about.filter((part) => part).join(' · ')}</span>
        </p>
        <div className="shrink-0">
          <AddToCart versionId={version.id} title={product.title} quantity={quantity} />
        </div>
      </div>
    </div>
  )
}
