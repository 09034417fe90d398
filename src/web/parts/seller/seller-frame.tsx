import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { usePageTitle } from '../../use-root.ts'
import { CompanySwitch } from './company-switch.tsx'
import type { Mine } from './pick-company.ts'
import { SellerNavigation } from './seller-navigation.tsx'

type Props = {
  companies: readonly Mine[]
  chosen: Mine | undefined
  operator: boolean
  /** The page's own title unless given. */
  title?: ReactNode
  /** Beside the heading: the page's main action. */
  side?: ReactNode
  children: ReactNode
}

/** Heading and navigation of the seller panel. */
export function SellerFrame({ companies, chosen, operator, title, side, children }: Props) {
  const page = usePageTitle()
  if (!chosen) return <WithoutCompany />
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 py-6 lg:grid-cols-[12rem_minmax(0,1fr)] print:block">
      <div className="min-w-0 lg:sticky lg:top-6 print:hidden">
        <CompanySwitch {...{ companies, chosen, operator }} />
        <SellerNavigation company={chosen} operator={operator} />
      </div>
      <div className="min-w-0">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
          <h1 className="min-w-0 break-words text-2xl">{title ?? page}</h1>
          {side}
        </div>
        {children}
      </div>
    </div>
  )
}

function WithoutCompany() {
  const t = useTexts('panel')
  return (
    <EmptyState
      heading="h1"
      title={t('title')}
      text={t('noCompany')}
      actions={<LinkButton to="/registercompany">{t('registerCompany')}</LinkButton>}
    />
  )
}
