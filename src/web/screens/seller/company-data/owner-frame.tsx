import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CompanySwitch } from '../../../parts/seller/company-switch.tsx'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

type Props = { companies: readonly Mine[]; chosen: Mine | undefined; title: string; children: ReactNode }

/** The market owner's data, which belong to no seller panel. */
export function OwnerFrame({ companies, chosen, title, children }: Props) {
  const t = useTexts('panel')
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 py-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label={t('title')} className="min-w-0">
        <CompanySwitch companies={companies} chosen={chosen} operator />
        <Link to="/admin" className="inline-flex min-h-11 items-center text-muted text-sm hover:text-ink">
          {t('toAdmin')}
        </Link>
      </nav>
      <div className="min-w-0">
        <h1 className="min-w-0 break-words pb-5 text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}
