import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { CompanyAbout } from '../../parts/company-page/company-about.tsx'
import { CompanyOffers } from '../../parts/company-page/company-offers.tsx'
import { CompanyShops } from '../../parts/company-page/company-shops.tsx'
import { loadCompany } from '../../parts/company-page/load-company.ts'
import { DeliveryPrices } from '../../parts/delivery-prices.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'
import { CompanyHead } from './company/company-head.tsx'
import { companyMeta } from './company/company-meta.ts'
import { CompanyTrader } from './company/company-trader.tsx'

export const loader = serverLoader(loadCompany)
export const clientLoader = browserLoader(loadCompany)

export const meta = companyMeta

/** R18, the public side: who sells, from where, at which delivery prices, and what. */
export default function CompanyScreen() {
  const { company, about, shops, methods, offers, total, currency } = useLoaderData<typeof clientLoader>()
  const t = useTexts('catalog')
  const tells = about.text !== '' || shops.length > 0
  return (
    <div className="page-width py-6">
      <CompanyHead company={company} />
      <div className={cx('mt-8 grid gap-x-12 gap-y-10', tells && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
        <div className={cx('flex min-w-0 flex-col gap-10', !tells && 'hidden')}>
          <CompanyAbout about={about} />
          {shops.length > 0 && <CompanyShops shops={shops} />}
        </div>
        <div className={cx('flex min-w-0 flex-col gap-8', !tells && 'max-w-text')}>
          <CompanyTrader company={company} />
          {methods.length > 0 && (
            <section aria-labelledby="prices">
              <h2 id="prices" className="pb-3 text-xl">
                {t('deliveryPrices')}
              </h2>
              <DeliveryPrices methods={methods} currency={currency} />
            </section>
          )}
        </div>
      </div>
      <CompanyOffers companyId={company.id} offers={offers} count={total.count} />
    </div>
  )
}
