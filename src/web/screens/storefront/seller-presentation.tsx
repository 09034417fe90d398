import type { CSSProperties } from 'react'
import { useLoaderData } from 'react-router'
import { paletteStyle } from '../../../values/palette.ts'
import { browserLoader, serverLoader } from '../../loading.ts'
import { CompanyAbout } from '../../parts/company-page/company-about.tsx'
import { CompanyOffers } from '../../parts/company-page/company-offers.tsx'
import { CompanyShops } from '../../parts/company-page/company-shops.tsx'
import { HolidayNotice } from '../../parts/presentation/holiday-notice.tsx'
import { PresentationHead } from '../../parts/presentation/presentation-head.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadPresentation } from './seller-presentation/load-presentation.ts'
import { presentationMeta } from './seller-presentation/presentation-meta.ts'

export const loader = serverLoader(loadPresentation)
export const clientLoader = browserLoader(loadPresentation)
export const meta = presentationMeta

/** R22: a seller as the seller wants to be seen; the trader's data stand on the company's page. */
export default function SellerPresentationScreen() {
  const { presentation, company, about, shops, offers, total } = useLoaderData<typeof clientLoader>()
  const t = useTexts('catalog')
  return (
    <div style={paletteStyle(presentation.accent) as CSSProperties}>
      <PresentationHead presentation={presentation} company={company} />
      <div className="page-width pb-8">
        {!company.sells && (
          <Notice tone="warning" className="mt-8">
            {t('companyClosed')}
          </Notice>
        )}
        <HolidayNotice holiday={company.holiday} className="mt-8" />
        {offers.length > 0 && <CompanyOffers companyId={company.id} offers={offers} count={total.count} />}
        <div className="mt-12 flex max-w-3xl flex-col gap-10">
          <CompanyAbout about={about} />
          {shops.length > 0 && <CompanyShops shops={shops} />}
        </div>
      </div>
    </div>
  )
}
