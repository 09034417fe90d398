import { RotateCcw, ShieldCheck, Store } from 'lucide-react'
import { Link } from 'react-router'
import type { CartSellerGroup } from '../../../../../domains/cart/contract.ts'
import type { ReturnTerms } from '../../../../../domains/returns/terms/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'

type Seller = CartSellerGroup['company']

type Props = { sellers: readonly Seller[]; terms: ReadonlyMap<number, ReturnTerms> }

/** Who the contracts are with and what the buyer may rely on: beside the button that obliges. */
export function TrustFacts({ sellers, terms }: Props) {
  const t = useTexts('checkout')
  return (
    <ul className="flex flex-col gap-3 text-xs text-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&>li]:flex [&>li]:gap-2.5">
      <li>
        <Store aria-hidden="true" />
        <div className="min-w-0">
          {t('sellersFact', { count: sellers.length })}
          {sellers.map((seller) => (
            <address key={seller.id} className="mt-1.5 not-italic">
              <Link to={`/company/${seller.id}`} target="_blank" rel="noopener" className="text-link font-medium">
                {seller.name}
              </Link>
              <br />
              {seller.street}, {seller.postalCode} {seller.city}
              <br />
              <a href={`tel:${seller.phone.replace(/\s/g, '')}`} className="numbers whitespace-nowrap hover:underline">
                {seller.phone}
              </a>
              {' · '}
              <a href={`mailto:${seller.email}`} className="wrap-anywhere hover:underline">
                {seller.email}
              </a>
            </address>
          ))}
        </div>
      </li>
      <li>
        <RotateCcw aria-hidden="true" />
        <span className="min-w-0">
          {terms.size === 0 && `${t('withdrawFact')} `}
          {sellers.map((seller) => {
            const own = terms.get(seller.id)
            return own && <ReturnsOf key={seller.id} name={sellers.length > 1 ? seller.name : ''} terms={own} />
          })}
          <Link to="/policy" target="_blank" rel="noopener" className="text-link">
            {t('withdrawLink')}
          </Link>
        </span>
      </li>
      <li>
        <ShieldCheck aria-hidden="true" />
        {/* One law for all sellers; how long it is stands with their terms. */}
        <span>{[...terms.values()][0]?.conformity ?? t('conformityFact')}</span>
      </li>
    </ul>
  )
}

function ReturnsOf({ name, terms }: { name: string; terms: ReturnTerms }) {
  return (
    <span className="mb-1 block wrap-anywhere first-letter:uppercase">
      {name && <b className="font-medium">{name}: </b>}
      {terms.brief.join(' · ')}
    </span>
  )
}
