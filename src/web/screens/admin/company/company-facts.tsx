import type { ReactNode } from 'react'
import { LOCALES, type Locale } from '../../../../values/locale.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { maskIban, maskTaxId } from '../../../parts/company/company-masks.ts'
import { When } from '../../../parts/lists/when.tsx'
import type { Translate } from '../../../texts/registry.ts'

type Fact = { name: string; value: ReactNode }

/** What a company says of itself, as names and values; what it left out is left out. */
export function companyFacts(
  company: ApiOutput<'GET /api/admin/companies/{id}'>,
  t: Translate<'admin'>,
  locale: Locale,
): Fact[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const link = (href: string, text: string) => (
    <a href={href} {...(/^http/.test(href) && NEW_PAGE)} className="text-link break-words">
      {text}
    </a>
  )
  const figures = (text: string) => <span className="numbers">{text}</span>
  const { about, country } = company
  const texts = LOCALES.filter((one) => about[one])
  return [
    { name: t('shortName'), value: company.shortName },
    {
      name: t('address'),
      value: `${company.street}, ${company.postalCode} ${company.city}, ${countries.of(country) ?? country}`,
    },
    { name: t('taxId'), value: figures(maskTaxId(company.taxId, country)) },
    { name: t('vatId'), value: company.vatId && figures(company.vatId) },
    { name: t('register'), value: [company.registerName, company.registerNumber].filter(Boolean).join(' ') },
    { name: 'BDO', value: company.bdoNumber && figures(company.bdoNumber) },
    { name: t('email'), value: link(`mailto:${company.email}`, company.email) },
    { name: t('phone'), value: link(`tel:${company.phone.replaceAll(' ', '')}`, company.phone) },
    { name: t('website'), value: company.website && link(company.website, company.website) },
    { name: t('iban'), value: company.bankIban && figures(maskIban(company.bankIban, country)) },
    { name: t('bic'), value: company.bankBic },
    { name: t('bankHolder'), value: company.bankHolder },
    { name: t('selfCertified'), value: t(company.selfCertified ? 'yes' : 'no') },
    { name: t('sells'), value: t(company.sells ? 'yes' : 'no') },
    {
      name: t('owners'),
      value:
        company.owners.length > 0 &&
        company.owners.map((owner) => (
          <span key={owner.userId} className="block">
            {owner.name} {link(`mailto:${owner.email}`, owner.email)}
          </span>
        )),
    },
    { name: t('registeredAt'), value: <When at={company.createdAt} /> },
    { name: t('submittedAt'), value: company.submittedAt && <When at={company.submittedAt} /> },
    { name: t('decidedAt'), value: company.decidedAt && <When at={company.decidedAt} /> },
    ...texts.map((one) => ({
      name: texts.length > 1 ? `${t('about')} (${languages.of(one.slice(0, 2))})` : t('about'),
      value: (
        <span lang={one} className="whitespace-pre-line">
          {about[one]}
        </span>
      ),
    })),
  ].filter((fact) => fact.value)
}

const NEW_PAGE = { rel: 'noopener noreferrer nofollow', target: '_blank' }
