import type { ImportView } from '../../../../parts/imports/import-types.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
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

/** What stands in the way of a check; else that it harms nothing. */
export function MissingList({ view, groups }: { view: ImportView; groups: readonly FieldGroup[] }) {
  const t = useTexts('imports')
  const say = ({ field, code }: ImportView['missing'][number]) => {
    const [part = '', ...rest] = field.split('.')
    const name = rest.join('.')
    if (part === 'mapping' && name === '') return t('missingNothing')
    if (part === 'mapping') {
      return t(code === 'mapping_twice' ? 'missingTwice' : 'missingColumn', { field: fieldName(groups, name) })
    }
    if (part === 'rate') return t('missingRate')
    if (part === 'currency') return t('missingCurrency')
    const known = part === 'defaults' && name in DEFAULTS ? DEFAULTS[name as keyof typeof DEFAULTS] : undefined
    return known ? t('missingDefault', { field: t(known) }) : t('missingOther', { field })
  }
  const words = view.missing.map(say).join(' · ')
  return (
    <p aria-live="polite" className="min-w-0 flex-1 basis-60 text-sm">
      {words ? (
        <span className="font-medium text-warning">{words}</span>
      ) : (
        <span className="text-muted">{t('checkHint')}</span>
      )}
    </p>
  )
}
