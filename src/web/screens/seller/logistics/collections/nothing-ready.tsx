import { Link } from 'react-router'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'

/** What brings parcels here, where none waits. */
export function NothingReady() {
  const t = useTexts('collections')
  const search = useCompanySearch()
  const link = 'text-link inline-flex min-h-11 items-center'
  return (
    <div className="max-w-text text-sm">
      <p className="font-medium">{t('noneReady')}</p>
      <p className="pt-1 text-muted">{t('noneReadyText')}</p>
      <p className="flex flex-wrap gap-x-6 pt-1">
        <Link to={{ pathname: '/orders', search }} className={link}>
          {t('toOrders')}
        </Link>
        <Link to={{ pathname: '/labels', search }} className={link}>
          {t('toLabels')}
        </Link>
      </p>
    </div>
  )
}
