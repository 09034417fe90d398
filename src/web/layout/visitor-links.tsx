import { Scale, ShoppingBag } from 'lucide-react'
import { HeaderLink } from '../parts/header-link.tsx'
import { useCartState } from '../session/cart-state.ts'
import { useCompareList } from '../session/compare-list.ts'
import { useTexts } from '../texts/use-texts.tsx'

// Links of the header that know something of the visitor: shown without it first, since the page is the same for all.

export function CompareLink() {
  const t = useTexts('shell')
  const ids = useCompareList()
  const count = ids.length
  return (
    <HeaderLink
      to={count ? `/compare?ids=${ids.join(',')}` : '/compare'}
      label={t('compareCount', { count })}
      icon={Scale}
      count={count}
    />
  )
}

export function CartLink() {
  const t = useTexts('shell')
  const count = useCartState().quantity
  // Without scripts nobody knows how many it holds.
  const label = count ? t('cartCount', { count }) : t('cart')
  return <HeaderLink to="/cart" label={label} icon={ShoppingBag} count={count} />
}
