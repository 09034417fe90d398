import { RotateCcw, ShieldCheck, Store } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'

type Seller = { id: number; name: string; city: string }

/** Who the contracts are with and what the buyer may rely on: beside the button that obliges. */
export function TrustFacts({ sellers }: { sellers: readonly Seller[] }) {
  const t = useTexts('checkout')
  return (
    <ul className="flex flex-col gap-3 text-xs text-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&>li]:flex [&>li]:gap-2.5">
      <li>
        <Store aria-hidden="true" />
        <span>
          {t('sellersFact', { count: sellers.length })}{' '}
          {sellers.map((seller, index) => (
            <span key={seller.id}>
              {index > 0 && ', '}
              <Link to={`/company/${seller.id}`} target="_blank" rel="noopener" className="text-link">
                {seller.name}
              </Link>
            </span>
          ))}
        </span>
      </li>
      <li>
        <RotateCcw aria-hidden="true" />
        <span>
          {t('withdrawFact')}{' '}
          <Link to="/policy" target="_blank" rel="noopener" className="text-link">
            {t('withdrawLink')}
          </Link>
        </span>
      </li>
      <li>
        <ShieldCheck aria-hidden="true" />
        <span>{t('conformityFact')}</span>
      </li>
    </ul>
  )
}
