import { roleMay } from '../../../../../domains/companies/rules/team-permissions.ts'
import type { LabelView } from '../../../../../domains/labels/contract.ts'
import type { PrintFormat } from '../../../../../domains/shipping/rules/print-formats.ts'
import { LabelActions } from '../../../../parts/labels/label-actions.tsx'
import { LabelFacts } from '../../../../parts/labels/label-facts.tsx'
import { LabelState } from '../../../../parts/labels/label-state.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import type { OrderProps } from '../order-props.ts'
import { lineName } from '../pieces-fields.tsx'

type Props = OrderProps & { label: LabelView; print: PrintFormat; onChanged: () => void }

/** One label of an order: what it is for, how it stands and what can be done. */
export function OrderLabel({ company, order, label, print, onChanged }: Props) {
  const t = useTexts('labels')
  return (
    <li
      aria-label={t('of', { number: label.trackingNumbers[0] ?? String(label.id) })}
      className="grid gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0 md:grid-cols-2"
    >
      <div className="min-w-0">
        <LabelFacts label={label} />
        {order.items.length > 1 && (
          <ul className="wrap-anywhere pt-1 text-muted text-sm">
            {order.items.flatMap((line) => {
              const packed = label.pieces.find(({ versionId }) => versionId === line.versionId)
              return packed ? [<li key={line.versionId}>{`${packed.quantity} × ${lineName(line)}`}</li>] : []
            })}
          </ul>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <LabelState label={label} />
        <LabelActions
          companyId={company.id}
          label={label}
          print={print}
          mayShip={roleMay(company.role, 'orders.ship')}
          onChanged={onChanged}
        />
      </div>
    </li>
  )
}
