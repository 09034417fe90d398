import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { useCartState } from '../session/cart-state.ts'
import { useCompareList } from '../session/compare-list.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/use-texts.tsx'

/** Links of the header that know something of the visitor: shown without it first, since the page is the same for all. */
export function VisitorLink({ kind, icon: Icon }: { kind: 'account' | 'compare' | 'cart'; icon: LucideIcon }) {
  const t = useTexts('shell')
  const { quantity } = useCartState()
  const compared = useCompareList()
  const session = useSession()
  const count = kind === 'cart' ? quantity : kind === 'compare' ? compared.length : 0
  const to =
    kind === 'account'
      ? session
        ? '/account'
        : '/auth'
      : kind === 'cart'
        ? '/cart'
        : compared.length
          ? `/compare?ids=${compared.join(',')}`
          : '/compare'
  const label =
    kind === 'account'
      ? session
        ? session.firstName || t('account')
        : t('signIn')
      : kind === 'cart'
        ? t('cartCount', { count })
        : t('compareCount', { count })
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="relative inline-flex size-11 items-center justify-center rounded-md transition-colors hover:bg-sunken"
    >
      <Icon className="size-5" aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="numbers absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
