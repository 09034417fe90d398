import { DeliveryPrices } from '../../../parts/delivery-prices.tsx'
import { ReportLink } from '../../../parts/report-link.tsx'
import { TermsList } from '../../../parts/return-terms/terms-list.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CompanyTrader } from './company-trader.tsx'
import type { CompanyPage } from './load-company-page.ts'

type Props = Pick<CompanyPage, 'company' | 'methods' | 'currency' | 'returns'>

/** Who it is in law, what sending costs, and what may be sent back. */
export function CompanySide({ company, methods, currency, returns }: Props) {
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
      <TermsList title={t('returnsTitle')} terms={returns} />
      <ReportLink kind="company" id={company.id} />
    </>
  )
}
