import { DELIVERY_METHODS } from '../../../../domains/shipping/rules/methods.ts'
import { ListFilter } from '../../../parts/lists/list-filter.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'

/** Looks for orders by words, delivery and days. */
export function OrderFilter({ count }: { count: number }) {
  const t = useTexts('fulfilment')
  const methods = DELIVERY_METHODS.map((value) => ({ value, label: t(`method_${value}`) }))
  return (
    <ListFilter
      search={t('search')}
      hint={t('searchHint')}
      choices={[{ name: 'method', label: t('method'), any: t('any'), options: methods }]}
      days
      keep={['tab', 'company']}
      count={count}
    />
  )
}
