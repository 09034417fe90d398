import { Link } from 'react-router'
import { RatingLine } from '../../../parts/reviews/rating-line.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ShopData } from './load-shop.ts'

/** Which shop it is, and whose. */
export function ShopHead({ shop, company, reviews }: Pick<ShopData, 'shop' | 'company' | 'reviews'>) {
  const t = useTexts('place')
  const shell = useTexts('shell')
  return (
    <>
      <Breadcrumbs
        items={[
          { label: shell('home'), to: '/' },
          { label: company.name, to: `/company/${company.id}` },
          { label: shop.title },
        ]}
      />
      <h1 className="mt-2 break-words text-2xl sm:text-3xl">{shop.title}</h1>
      <p className="mt-1 text-muted">
        <Link to={`/company/${company.id}`} className="hover:text-ink hover:underline">
          {t('shopOf', { name: company.name })}
        </Link>
      </p>
      <RatingLine rating={reviews.rating} />
      {shop.removed && (
        <Notice tone="warning" title={t('removedTitle')} className="mt-5">
          <p>{t('removedText')}</p>
        </Notice>
      )}
    </>
  )
}
