import type { TaxDataPage } from '../../../../domains/tax-reports/contract.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What is taken from the company's data: shown here, changed there. */
export function KnownData({ known }: Pick<TaxDataPage, 'known'>) {
  const t = useTexts('taxReports')
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' })
  const or = (text: string | null) => text ?? <span className="text-muted">{t('notGiven')}</span>
  const { name, street, postalCode, city, country, taxId, vatId, registerNumber, account, holder } = known
  return (
    <Panel title={t('knownTitle')}>
      <Facts
        items={[
          { name: t('name'), value: name },
          { name: t('address'), value: `${street}, ${postalCode} ${city}, ${names.of(country) ?? country}` },
          { name: t('tins'), value: `${taxId} (${country})` },
          { name: t('vatId'), value: or(vatId) },
          { name: t('registerNumber'), value: or(registerNumber) },
          { name: t('account'), value: or(account) },
          ...(holder ? [{ name: t('holder'), value: holder }] : []),
        ]}
      />
    </Panel>
  )
}
