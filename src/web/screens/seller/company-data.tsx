import { useLoaderData } from 'react-router'
import { privateLoader } from '../../loading.ts'
import { NoCompany } from '../../parts/company/no-company.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { CompanyView } from './company-data/company-view.tsx'
import { loadCompanyData } from './company-data/load-company-data.ts'
import { OperatorAsks } from './company-data/operator-asks.tsx'
import { OwnerForm } from './company-data/owner-form.tsx'
import { OwnerFrame } from './company-data/owner-frame.tsx'

export const clientLoader = privateLoader(loadCompanyData)
export { SellerSkeleton as HydrateFallback }

/** R18 R25: the data of one's own company, or of the market for its operator. */
export default function CompanyDataScreen() {
  const page = useLoaderData<typeof clientLoader>()
  const t = useTexts('company')
  const team = useTexts('team')
  const { companies, operator } = page
  if (page.kind === 'none') return <NoCompany />
  if (page.kind === 'owner') {
    const chosen = companies.find((one) => one.operatesMarket)
    return (
      <OwnerFrame {...{ companies, chosen }} title={t('ownerTitle')}>
        <OwnerForm owner={page.owner} />
      </OwnerFrame>
    )
  }
  const { company, oversight } = page
  return (
    <SellerFrame
      {...{ companies, operator }}
      chosen={companies.find((one) => one.id === company.id)}
      title={company.name}
      side={<p className="text-muted text-sm">{t('yourRole', { role: team(`role_${company.role}`) })}</p>}
    >
      <OperatorAsks key={`${company.id} operator`} {...{ company, oversight }} />
      <CompanyView key={company.id} company={company} />
    </SellerFrame>
  )
}
