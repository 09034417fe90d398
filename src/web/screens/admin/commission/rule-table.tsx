import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { Rule } from './load-commission.ts'
import { categoryPath, rateText, ruleName } from './rule-name.ts'

type Props = {
  caption: string
  /** Rules of companies name company and category, the others the category only. */
  ofCompanies: boolean
  rules: readonly Rule[]
  tree: CategoryTree
  onEdit: (rule: Rule) => void
  onRemove: (rule: Rule) => void
}

export function RuleTable({ caption, ofCompanies, rules, tree, onEdit, onRemove }: Props) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const category = ({ category: of }: Rule) =>
    of ? categoryPath(tree, of.id) || of.names['pl-PL'] : <span className="text-muted">{t('everyCategory')}</span>
  const columns: Column<Rule>[] = [
    ...(ofCompanies ? [{ key: 'company', head: t('company'), cell: (rule: Rule) => rule.company?.name }] : []),
    { key: 'category', head: t('category'), cell: category },
    {
      key: 'rate',
      head: t('rate'),
      cell: (rule) => <span className="font-semibold">{rateText(rule.rate, locale)}</span>,
      figures: true,
    },
    { key: 'at', head: t('setAt'), cell: (rule) => <When at={rule.setAt} />, from: 'lg' },
    {
      key: 'actions',
      head: <span className="sr-only">{t('actions')}</span>,
      actions: true,
      cell: (rule) => {
        const name = ruleName(rule, tree, t)
        return (
          <div className="-my-2 flex flex-wrap justify-end gap-1">
            <Button variant="quiet" aria-label={t('editRuleOf', { name })} onClick={() => onEdit(rule)}>
              {t('editRule')}
            </Button>
            <Button variant="quiet" aria-label={t('removeRuleOf', { name })} onClick={() => onRemove(rule)}>
              {t('remove')}
            </Button>
          </div>
        )
      },
    },
  ]
  return <Table stacks caption={caption} rows={rules} rowKey={(rule) => rule.id} columns={columns} />
}
