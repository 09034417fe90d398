import type { TaxCopy } from '../../../../domains/tax-reports/contract.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'

/** Who the company is in the report; what was not told is left out. */
export function CopyFacts({ copy }: { copy: TaxCopy }) {
  const t = useTexts('taxReports')
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' })
  const { seller, platform, sentAt, version } = copy
  const list = (countries: readonly string[]) => countries.map((one) => names.of(one) ?? one).join(', ')
  const items = [
    { name: t('platform'), value: platform },
    { name: t('sentAt'), value: <Day at={sentAt} /> },
    { name: t('version'), value: version },
    { name: t('kind'), value: t(`kind_${seller.kind}`) },
    { name: t('name'), value: seller.name },
    { name: t('names'), value: [seller.firstName, seller.lastName].filter(Boolean).join(' ') },
    { name: t('birthDate'), value: seller.birthDate && <Day at={`${seller.birthDate}T12:00:00Z`} /> },
    {
      name: t('address'),
      value: `${seller.street}, ${seller.postalCode} ${seller.city}, ${list([seller.country])}`,
    },
    { name: t('tins'), value: seller.tins.map(({ number, country }) => `${number} (${country})`).join(', ') },
    { name: t('vatId'), value: seller.vatId },
    { name: t('registerNumber'), value: seller.registerNumber },
    { name: t('residences'), value: list(seller.residences) },
    { name: t('establishments'), value: list(seller.establishments) },
    { name: t('account'), value: seller.iban },
    { name: t('holder'), value: seller.holder },
  ]
  return <Facts items={items.filter(({ value }) => value)} />
}
