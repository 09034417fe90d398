import { CompanyAbout } from '../../../parts/company-page/company-about.tsx'
import { CompanyShops } from '../../../parts/company-page/company-shops.tsx'
import { DeliveryPrices } from '../../../parts/delivery-prices.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { CompanyPage } from './load-company-page.ts'

type Props = Pick<CompanyPage, 'about' | 'shops' | 'methods' | 'currency'>

export const hasMain = ({ about, shops, methods }: Props) => about.text !== '' || shops.length > 0 || methods.length > 0

/** What the company says of itself, where its shops are, and what sending costs. */
export function CompanyMain({ about, shops, methods, currency }: Props) {
  const t = useTexts('catalog')
  return (
    <>
      <CompanyAbout about={about} />
      {shops.length > 0 && <CompanyShops shops={shops} />}
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
