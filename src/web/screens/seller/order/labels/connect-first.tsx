import { Link } from 'react-router'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'

/** Without a contract labels are bought elsewhere; where to enter one. */
export function ConnectFirst() {
  const t = useTexts('labels')
  const search = useCompanySearch()
  return (
    <p className="text-sm">
      {t('noContractFor')}{' '}
      <Link to={{ pathname: '/logistics', search }} className="text-link">
        {t('connect')}
      </Link>
    </p>
  )
}
