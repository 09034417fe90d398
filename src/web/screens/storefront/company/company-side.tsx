import { DeliveryPrices } from '../../../parts/delivery-prices.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CompanyTrader } from './company-trader.tsx'
import type { CompanyPage } from './load-company-page.ts'

/** Who it is in law, and what sending costs. */
export function CompanySide({ company, methods, currency }: Pick<CompanyPage, 'company' | 'methods' | 'currency'>) {
  const t = useTexts('catalog')
  return (
    <>
      <CompanyTrader company={company} />
      {methods.length > 0 && (
        <section aria-labelledby="prices">
          <h2 id="prices" className="pb-3 text-xl">
            {t('deliveryPrices')}
          </h2>
          <DeliveryPrices methods={methods} currency={currency} />
        </section>
      )}
    </>
  )
}
