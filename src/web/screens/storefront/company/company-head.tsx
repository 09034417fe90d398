import { Building2 } from 'lucide-react'
import { Link } from 'react-router'
import type { PublicCompany } from '../../../../domains/companies/contract.ts'
import { HolidayNotice } from '../../../parts/presentation/holiday-notice.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Picture } from '../../../ui/picture.tsx'

export function CompanyHead({ company }: { company: Omit<PublicCompany, 'about'> }) {
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  return (
    <>
      <Breadcrumbs items={[{ label: shell('home'), to: '/' }, { label: company.shortName }]} />
      <header className="mt-4 flex items-center gap-5">
        {company.photoKey ? (
          <Picture imageKey={company.photoKey} alt="" width={1} height={1} sizes="6rem" className="w-24! shrink-0" />
        ) : (
          <span className="grid size-20 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent">
            <Building2 className="size-9" aria-hidden="true" />
          </span>
        )}
        <div className="min-w-0">
          <h1 className="break-words text-2xl sm:text-3xl">{company.name}</h1>
          <p className="mt-1 text-muted">{company.city}</p>
          {company.website && (
            <a href={company.website} rel="nofollow noopener" target="_blank" className="text-link text-sm">
              {company.website.replace(/^https?:\/\//, '')} <span className="sr-only">({shell('newWindow')})</span>
            </a>
          )}
          <p className="mt-1">
            <Link to={`/seller-presentation/${company.id}`} className="text-link text-sm">
              {t('presentationLink')}
            </Link>
          </p>
        </div>
      </header>
      <HolidayNotice holiday={company.holiday} className="mt-5" />
      {!company.sells && (
        <Notice tone="warning" className="mt-5">
          {t('companyClosed')}
        </Notice>
      )}
    </>
  )
}
