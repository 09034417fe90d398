import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { CompanyOffers } from '../../parts/company-page/company-offers.tsx'
import { RatingLine } from '../../parts/reviews/rating-line.tsx'
import { Reviews } from '../../parts/reviews/reviews.tsx'
import { cx } from '../../ui/cx.ts'
import { CompanyHead } from './company/company-head.tsx'
import { CompanyMain, hasMain } from './company/company-main.tsx'
import { companyMeta } from './company/company-meta.ts'
import { CompanySide } from './company/company-side.tsx'
import { loadCompanyPage } from './company/load-company-page.ts'

export const loader = serverLoader(loadCompanyPage)
export const clientLoader = browserLoader(loadCompanyPage)

export const meta = companyMeta

/** R18, the public side: who sells, from where, at which delivery prices, and what. */
export default function CompanyScreen() {
  const page = useLoaderData<typeof clientLoader>()
  const { company, offers, total, reviews, returns } = page
  const tells = hasMain(page)
  return (
    <div className="page-width py-6">
      <CompanyHead company={company} />
      <RatingLine rating={reviews.rating} />
      <div className={cx('mt-8 grid gap-x-12 gap-y-10', tells && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
        {tells && (
          <div className="flex min-w-0 flex-col gap-10">
            <CompanyMain {...page} />
          </div>
        )}
        <div className={cx('flex min-w-0 flex-col gap-8', !tells && 'max-w-text')}>
          <CompanySide company={company} returns={returns} />
        </div>
      </div>
      <CompanyOffers companyId={company.id} offers={offers} count={total.count} />
      <Reviews key={company.id} kind="company" id={company.id} first={reviews} />
    </div>
  )
}
