import { Link } from 'react-router'
import type { CartLine } from '../../../../domains/cart/contract.ts'
import { titleIn } from '../../../../values/titled.ts'
import { StateBadge } from '../../../parts/product-card/state-badge.tsx'
import { LineFacts } from '../../../parts/purchase/line-facts.tsx'
import { useLocale } from '../../../texts/use-texts.tsx'

/** What lies in the cart: its name in the page's language, state, version, and what goes along with it. */
export function LineHead({ line }: { line: CartLine }) {
  const { productId, title, versionName, state, facts, warrantyMonths } = line
  return (
    <>
      <Link to={`/products/${productId}`} className="font-medium hover:underline">
        {titleIn(line, useLocale())}
      </Link>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <StateBadge state={state} />
        {versionName && versionName !== title && <span className="wrap-anywhere min-w-0">{versionName}</span>}
      </p>
      <LineFacts facts={facts} warrantyMonths={warrantyMonths} />
    </>
  )
}
