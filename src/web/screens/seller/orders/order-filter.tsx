import { useSearchParams } from 'react-router'
import { DELIVERY_METHODS } from '../../../../domains/shipping/rules/methods.ts'
import { ListSearch } from '../../../parts/fulfilment/list-search.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Looks for orders by words, delivery and days. */
export function OrderFilter({ count }: { count: number }) {
  const t = useTexts('fulfilment')
  const [chosen] = useSearchParams()
  return (
    <ListSearch
      label={t('search')}
      hint={t('searchHint')}
      names={['method', 'from', 'to']}
      keep={['tab', 'company']}
      count={count}
    >
      <SelectField
        label={t('method')}
        name="method"
        defaultValue={chosen.get('method') ?? ''}
        options={[
          { value: '', label: t('any') },
          ...DELIVERY_METHODS.map((value) => ({ value, label: t(`method_${value}`) })),
        ]}
        className="w-full sm:w-auto sm:min-w-44 sm:max-w-56"
      />
      <div className="flex w-full gap-3 sm:w-auto">
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            name={name}
            type="date"
            min="2020-01-01"
            max="2100-01-01"
            defaultValue={chosen.get(name) ?? ''}
            className="min-w-0 flex-1 sm:flex-none"
          />
        ))}
      </div>
    </ListSearch>
  )
}
