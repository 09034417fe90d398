import { useEffect } from 'react'
import { Link } from 'react-router'
import { roleMay } from '../../../../../domains/companies/rules/team-permissions.ts'
import type { ApiOutput } from '../../../../api-client.ts'
import { LabelActions } from '../../../../parts/labels/label-actions.tsx'
import { LabelFacts } from '../../../../parts/labels/label-facts.tsx'
import { LabelState } from '../../../../parts/labels/label-state.tsx'
import { useLiveLabels } from '../../../../parts/labels/use-live-labels.ts'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import type { OrderProps } from '../order-props.ts'
import { lineName } from '../pieces-fields.tsx'
import { AddLabel } from './add-label.tsx'
import { freeLines } from './free-lines.ts'

export type ShownLabels = ApiOutput<'GET /api/companies/{id}/orders/{number}/labels'>

export type BoughtLabelsProps = OrderProps & {
  first: ShownLabels
  load: (signal?: AbortSignal) => Promise<ShownLabels>
  mayAdd: boolean
  isConnected: boolean
  /** Whether a label waits to be sent, or is on its way to be bought. */
  onKnown: (hasLabel: boolean) => void
}

/** The labels of an order as they become, what can be done with each, and one more where pieces are left. */
export function BoughtLabels({ company, order, first, load, mayAdd, isConnected, onKnown }: BoughtLabelsProps) {
  const t = useTexts('labels')
  const search = useCompanySearch()
  const [{ labels, print }, show] = useLiveLabels(first, load)
  const reload = () => void load().then(show, () => undefined)
  const free = freeLines(order, labels)
  const hasLabel = labels.some(({ state, isSent }) => !isSent && state !== 'failed' && state !== 'cancelled')
  useEffect(() => onKnown(hasLabel), [onKnown, hasLabel])
  return (
    <>
      {labels.length > 0 && (
        <ul className="divide-y divide-line">
          {labels.map((label) => (
            <li
              key={label.id}
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
                  onChanged={reload}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && !isConnected && (
        <p className="text-sm">
          {t('noContractFor')}{' '}
          <Link to={{ pathname: '/logistics', search }} className="text-link">
            {t('connect')}
          </Link>
        </p>
      )}
      {mayAdd && isConnected && free.length > 0 && (
        <div className={labels.length > 0 ? 'mt-4 border-line border-t pt-4' : undefined}>
          <AddLabel
            key={labels.length}
            company={company}
            order={order}
            free={free}
            isFirst={labels.length === 0}
            onAsked={reload}
          />
        </div>
      )}
    </>
  )
}
