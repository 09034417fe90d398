import type { ComponentProps } from 'react'
import { CsvButton } from '../../../parts/admin/csv-button.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CATEGORIES_AFTER, type RulePage } from './load-commission.ts'
import { RuleTable } from './rule-table.tsx'

type Props = { page: RulePage } & Pick<ComponentProps<typeof RuleTable>, 'tree' | 'onEdit' | 'onRemove'>

/** Rates of categories. */
export function CategoryRules({ page, ...table }: Props) {
  const t = useTexts('deliverySettings')
  return (
    <section aria-labelledby="rules-categories">
      <h2 id="rules-categories" className="text-lg">
        {t('rulesOfCategories')}
      </h2>
      <p className="max-w-text pb-3 text-muted text-sm">{t('rulesOfCategoriesText')}</p>
      <CsvButton
        of="GET /api/admin/commission-rule-export"
        fields={[]}
        also={{ kind: 'category' }}
        name={t('rulesOfCategories')}
      />
      {page.rules.length === 0 ? (
        <p>{t('noRules')}</p>
      ) : (
        <RuleTable caption={t('rulesOfCategories')} ofCompanies={false} rules={page.rules} {...table} />
      )}
      <ListPages param={CATEGORIES_AFTER} next={page.next} />
    </section>
  )
}
