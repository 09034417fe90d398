import { ReportLink } from '../../../parts/report-link.tsx'
import { TermsList } from '../../../parts/return-terms/terms-list.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { ShopData } from './load-shop.ts'
import { OpeningHours } from './opening-hours.tsx'
import { ShopAddress } from './shop-address.tsx'

/** Where it is, when it is open, and what its company promises about returns. */
export function ShopSide({ shop, company, returns }: Pick<ShopData, 'shop' | 'company' | 'returns'>) {
  const t = useTexts('place')
  return (
    <>
      <ShopAddress shop={shop} phone={company.phone} />
      {!shop.removed && <OpeningHours opening={shop} />}
      <TermsList title={t('returnsTitle')} terms={returns} />
      <ReportLink kind="shop" id={shop.id} />
    </>
  )
}
