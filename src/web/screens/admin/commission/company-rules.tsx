import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { CsvButton } from '../../../parts/admin/csv-button.tsx'
import { ListFilter } from '../../../parts/lists/list-filter.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { RulePage } from './load-commission.ts'
import { RuleTable } from './rule-table.tsx'

type Props = { page: RulePage } & Pick<ComponentProps<typeof RuleTable>, 'tree' | 'onEdit' | 'onRemove'>

/** Rates agreed with companies, to be looked through by company. */
export function CompanyRules({ page, ...table }: Props) {
  const t = useTexts('deliverySettings')
  const [address] = useSearchParams()
  return (
    <section aria-labelledby="rules-companies">
      <h2 id="rules-companies" className="text-lg">
        {t('rulesOfCompanies')}
      </h2>
      <p className="max-w-text pb-3 text-muted text-sm">{t('rulesOfCompaniesText')}</p>
      {(page.rules.length > 0 || address.has('q')) && (
        <ListFilter search={t('searchCompany')} choices={[]} count={page.rules.length} />
      )}
      <CsvButton
        of="GET /api/admin/commission-rule-export"
        fields={['q']}
        also={{ kind: 'company' }}
        name={t('rulesOfCompanies')}
      />
      {page.rules.length === 0 ? (
        <p>{t(address.get('q') ? 'noRulesFound' : 'noRules')}</p>
      ) : (
        <RuleTable caption={t('rulesOfCompanies')} ofCompanies rules={page.rules} {...table} />
      )}
      <ListPages next={page.next} />
    </section>
  )
}
