import { Link } from 'react-router'
import type { ApiOutput } from '../../../api-client.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { CompanyCarriers } from './carriers/company-carriers.tsx'
import { companyFacts } from './company-facts.tsx'

type Props = {
  company: ApiOutput<'GET /api/admin/companies/{id}'>
  carriers: ApiOutput<'GET /api/admin/companies/{id}/carriers'>['carriers']
  cash: ApiOutput<'GET /api/admin/companies/{id}/cash-on-delivery'>
}

/** What the company says of itself, who stands behind it, and where more of it can be seen; its carriers and their money. */
export function CompanyPanel({ company, carriers, cash }: Props) {
  const t = useTexts('admin')
  const locale = useLocale()
  const link = 'text-link inline-flex min-h-11 items-center'
  return (
    <>
      <Panel title={t('companyDataTitle')}>
        {company.photoKey && (
          <Picture
            imageKey={company.photoKey}
            alt={t('photo')}
            width={1}
            height={1}
            sizes="6rem"
            className="mb-3 w-24!"
          />
        )}
        <Facts items={companyFacts(company, t, locale)} />
        <p className="flex flex-wrap gap-x-6 pt-3 text-sm">
          {company.sells && (
            <Link to={`/company/${company.id}`} className={link}>
              {t('publicPage')}
            </Link>
          )}
          <Link to={`/admin/audit?subjectKind=company&subjectId=${company.id}`} className={link}>
            {t('companyHistory')}
          </Link>
        </p>
      </Panel>
      <CompanyCarriers companyId={company.id} carriers={carriers} cash={cash} />
    </>
  )
}
