import { Download, PackageOpen, Printer, Tag, Truck } from 'lucide-react'
import { MOST_AT_ONCE } from '../../../../../domains/fulfilment/bulk/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import type { OrderSelection } from './use-order-selection.ts'

export type BulkWish = 'ship' | 'labels' | 'begin' | 'slips' | 'exportChosen'
const ICONS = { ship: Truck, labels: Tag, begin: PackageOpen, slips: Printer, exportChosen: Download }

type Props = {
  selection: OrderSelection
  wishes: readonly BulkWish[]
  /** What is being done. */
  busy: BulkWish | null
  onWish: (wish: BulkWish) => void
}

/** A tick for the whole page, and what can be done with what is ticked. */
export function BulkBar({ selection, wishes, busy, onWish }: Props) {
  const t = useTexts('orderWork')
  const count = selection.rows.length
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 pt-2">
        <CheckboxField
          className="pl-1 md:pl-4"
          label={t('selectPage')}
          checked={selection.wholePage}
          onChange={selection.togglePage}
        />
        <p role="status" className="numbers text-sm">
          {count > 0 && <span className="font-medium">{t('selected', { count })}</span>}
          {selection.isFull && <span className="block text-muted">{t('selectedMost', { count: MOST_AT_ONCE })}</span>}
        </p>
        {count > 0 && (
          <Button size="sm" variant="quiet" className="touch-area" onClick={selection.clear}>
            {t('unselect')}
          </Button>
        )}
        <p className="text-muted text-xs max-md:hidden">{t('selectHint')}</p>
      </div>
      {count > 0 && (
        <fieldset
          aria-label={t('bulk')}
          className="z-10 mb-3 md:sticky md:top-2 flex flex-wrap gap-2 rounded-md bg-accent-soft p-2"
        >
          {wishes.map((wish) => {
            const Icon = ICONS[wish]
            return (
              <Button
                key={wish}
                size="sm"
                variant="secondary"
                className="touch-area"
                busy={busy === wish}
                onClick={() => onWish(wish)}
              >
                <Icon className="size-4" aria-hidden="true" />
                {t(wish)}
              </Button>
            )
          })}
        </fieldset>
      )}
    </>
  )
}
