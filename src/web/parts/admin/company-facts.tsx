import type { ApiOutput } from '../../api-client.ts'
import type { Translate } from '../../texts/registry.ts'
import { When } from './when.tsx'

/** What a company says of itself, as names and values; what it left out is left out. */
export function companyFacts(company: ApiOutput<'GET /api/admin/companies/{id}'>, t: Translate<'admin'>) {
  const link = (address: string) => (
    <a href={address} rel="noopener noreferrer nofollow" target="_blank" className="text-link break-all">
      {address}
    </a>
  )
  return [
    { name: t('shortName'), value: company.shortName },
    { name: t('address'), value: `${company.street}, ${company.postalCode} ${company.city}, ${company.country}` },
    { name: t('taxId'), value: company.taxId },
    { name: t('vatId'), value: company.vatId },
    { name: t('register'), value: [company.registerName, company.registerNumber].filter(Boolean).join(' ') },
    { name: t('email'), value: company.email },
    { name: t('phone'), value: company.phone },
    { name: t('website'), value: company.website && link(company.website) },
    { name: t('iban'), value: company.bankIban },
    { name: t('bic'), value: company.bankBic },
    { name: t('bankHolder'), value: company.bankHolder },
    { name: t('selfCertified'), value: t(company.selfCertified ? 'yes' : 'no') },
    { name: t('sells'), value: t(company.sells ? 'yes' : 'no') },
    { name: t('registeredAt'), value: <When at={company.createdAt} /> },
    { name: t('submittedAt'), value: <When at={company.submittedAt} /> },
    { name: t('decidedAt'), value: <When at={company.decidedAt} /> },
    { name: t('about'), value: company.about['pl-PL'] },
  ].filter((fact) => fact.value)
}
