import { Link } from 'react-router'
import type { ReadyGroup } from '../../../../../domains/labels/collections/contract.ts'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'

type Props = {
  labels: ReadyGroup['labels']
  left: ReadonlySet<number>
  onLeave: (ids: readonly number[], isLeft: boolean) => void
  mayChoose: boolean
}

/** The parcels of an order for a courier: all of them, and behind a line those that are to stay. */
export function LabelsChoice({ labels, left, onLeave, mayChoose }: Props) {
  const t = useTexts('collections')
  const d = useTexts('deliverySettings')
  const search = useCompanySearch()
  const ids = labels.map(({ id }) => id)
  const count = ids.filter((id) => !left.has(id)).length
  return (
    <Disclosure
      title={t('parcels', { count: labels.length })}
      side={mayChoose && <span aria-live="polite">{t('chosen', { count, all: labels.length })}</span>}
      className="mb-4 border-t"
    >
      {mayChoose && labels.length > 1 && (
        <div className="flex flex-wrap gap-2 pb-2">
          <Button size="sm" variant="secondary" className="touch-area" onClick={() => onLeave(ids, false)}>
            {t('all')}
          </Button>
          <Button size="sm" variant="secondary" className="touch-area" onClick={() => onLeave(ids, true)}>
            {t('none')}
          </Button>
        </div>
      )}
      <ul className="max-h-80 overflow-y-auto">
        {labels.map(({ id, number, trackingNumber, size }) => {
          const words = [trackingNumber, d(size)].filter(Boolean).join(' · ')
          return (
            <li key={id} className="flex items-start justify-between gap-4 py-1">
              {mayChoose ? (
                <CheckboxField
                  className="wrap-anywhere min-w-0 flex-1"
                  label={words}
                  checked={!left.has(id)}
                  onChange={({ target }) => onLeave([id], !target.checked)}
                />
              ) : (
                <span className="wrap-anywhere min-w-0 flex-1 py-1 text-sm">{words}</span>
              )}
              <Link
                to={{ pathname: `/orders/${number}`, search }}
                className="text-link numbers inline-flex min-h-8 items-center whitespace-nowrap text-sm"
              >
                {number}
              </Link>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
