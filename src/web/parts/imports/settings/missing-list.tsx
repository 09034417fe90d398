import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ImportView } from '../import-types.ts'
import { type FieldGroup, fieldName } from './field-names.ts'

const DEFAULTS = {
  categoryId: 'category',
  state: 'state',
  grade: 'grade',
  vatScheme: 'vat',
  quantity: 'quantity',
  deliveryDays: 'deliveryDays',
  warrantyMonths: 'warrantyMonths',
  status: 'publish',
  shopIds: 'shops',
} as const

/** What stands in the way of a check. */
export function MissingList({ view, groups }: { view: ImportView; groups: readonly FieldGroup[] }) {
  const t = useTexts('imports')
  const say = (field: string) => {
    const [part = '', ...rest] = field.split('.')
    const name = rest.join('.')
    if (part === 'mapping') return t('missingColumn', { field: fieldName(groups, name) })
    if (part === 'rate') return t('missingRate')
    const known = part === 'defaults' && name in DEFAULTS ? DEFAULTS[name as keyof typeof DEFAULTS] : undefined
    return known ? t('missingDefault', { field: t(known) }) : t('missingOther', { field })
  }
  return (
    <div aria-live="polite">
      {view.missing.length > 0 && (
        <Notice tone="warning" title={t('missingTitle')}>
          <ul className="list-inside list-disc">
            {view.missing.map(({ field }) => (
              <li key={field}>{say(field)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
