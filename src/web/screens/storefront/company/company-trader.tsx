import type { PublicCompany } from '../../../../domains/companies/contract.ts'
import { SellerCard } from '../../../parts/seller-card.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CompanyChecked } from './company-checked.tsx'

/** The trader's data, and what the market has looked at. */
export function CompanyTrader({ company }: { company: Omit<PublicCompany, 'about'> }) {
  const t = useTexts('catalog')
  return (
    <>
      <SellerCard company={company} more={company.vatId ? [{ name: t('companyVatId'), value: company.vatId }] : []} />
      <CompanyChecked />
    </>
  )
}
