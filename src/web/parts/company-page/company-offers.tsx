import { Link } from 'react-router'
import type { ProductCard } from '../../../domains/search/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { formatNumber } from '../categories/attribute-text.ts'
import { ProductGrid } from '../product-card/product-grid.tsx'

type Props = { companyId: number; offers: ProductCard[]; count: number }

/** Some of what the company sells, and the way to all of it. */
export function CompanyOffers({ companyId, offers, count }: Props) {
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  const locale = useLocale()
  return (
    <section aria-labelledby="offers" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-4 pb-4">
        <h2 id="offers" className="text-xl">
          {t('companyOffers')}
        </h2>
        {offers.length > 0 && (
          <Link to={`/catalog?seller=${companyId}`} className="text-link text-sm">
            {shell('sellerOffers')}: {formatNumber(count, locale)}
          </Link>
        )}
      </div>
      {offers.length > 0 ? <ProductGrid cards={offers} /> : <p className="text-muted">{t('companyNoOffers')}</p>}
    </section>
  )
}
