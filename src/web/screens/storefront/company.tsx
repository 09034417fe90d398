import { Link, useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { formatNumber } from '../../parts/attribute-text.ts'
import { DeliveryPrices } from '../../parts/delivery-prices.tsx'
import { ProductGrid } from '../../parts/product-card.tsx'
import { SellerCard } from '../../parts/seller-card.tsx'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'
import { CompanyChecked } from './company/company-checked.tsx'
import { CompanyHead } from './company/company-head.tsx'
import { companyMeta } from './company/company-meta.ts'
import { CompanyShops } from './company/company-shops.tsx'
import { loadCompany } from './company/load-company.ts'

export const loader = serverLoader(loadCompany)
export const clientLoader = browserLoader(loadCompany)

export const meta = companyMeta

/** R18, the public side: who sells, from where, at which delivery prices, and what. */
export default function CompanyScreen() {
  const { company, about, shops, methods, offers, total, currency } = useLoaderData<typeof clientLoader>()
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  const locale = useLocale()
  const tells = about.text !== '' || shops.length > 0
  return (
    <div className="page-width py-6">
      <CompanyHead company={company} />
      <div className={cx('mt-8 grid gap-x-12 gap-y-10', tells && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
        <div className={cx('flex min-w-0 flex-col gap-10', !tells && 'hidden')}>
          {about.text && (
            <section aria-labelledby="about">
              <h2 id="about" className="text-xl">
                {t('aboutCompany')}
              </h2>
              <p lang={about.lang} className="mt-2 max-w-text break-words whitespace-pre-line">
                {about.text}
              </p>
            </section>
          )}
          {shops.length > 0 && <CompanyShops shops={shops} />}
        </div>
        <div className={cx('flex min-w-0 flex-col gap-8', !tells && 'max-w-text')}>
          <SellerCard
            company={company}
            more={company.vatId ? [{ name: t('companyVatId'), value: company.vatId }] : []}
          />
          <CompanyChecked />
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
      <section aria-labelledby="offers" className="mt-12">
        <div className="flex flex-wrap items-baseline justify-between gap-4 pb-4">
          <h2 id="offers" className="text-xl">
            {t('companyOffers')}
          </h2>
          {offers.length > 0 && (
            <Link to={`/catalog?seller=${company.id}`} className="text-link text-sm">
              {shell('sellerOffers')}: {formatNumber(total.count, locale)}
            </Link>
          )}
        </div>
        {offers.length > 0 ? <ProductGrid cards={offers} /> : <p className="text-muted">{t('companyNoOffers')}</p>}
      </section>
    </div>
  )
}
