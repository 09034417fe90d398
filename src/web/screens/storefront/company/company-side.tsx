import { ReportLink } from '../../../parts/report-link.tsx'
import { TermsList } from '../../../parts/return-terms/terms-list.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CompanyTrader } from './company-trader.tsx'
import type { CompanyPage } from './load-company-page.ts'

/** Who it is in law, and what may be sent back. */
export function CompanySide({ company, returns }: Pick<CompanyPage, 'company' | 'returns'>) {
  const t = useTexts('catalog')
  return (
    <>
      <CompanyTrader company={company} />
      <TermsList title={t('returnsTitle')} terms={returns} />
      <ReportLink kind="company" id={company.id} />
    </>
  )
}
