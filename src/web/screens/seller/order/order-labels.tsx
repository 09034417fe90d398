import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { mayStep } from '../../../../domains/fulfilment/rules/seller-steps.ts'
import { carrierOf } from '../../../../domains/orders/rules/carriers.ts'
import { LABEL_CARRIERS } from '../../../../domains/shipping/rules/accounts.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { LabelActions } from '../../../parts/labels/label-actions.tsx'
import { LabelFacts } from '../../../parts/labels/label-facts.tsx'
import { LabelState } from '../../../parts/labels/label-state.tsx'
import { useLiveLabels } from '../../../parts/labels/use-live-labels.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AddLabel } from './labels/add-label.tsx'
import { freeLines } from './labels/free-lines.ts'
import type { OrderProps } from './order-props.ts'
import { lineName } from './pieces-fields.tsx'

type Shown = ApiOutput<'GET /api/companies/{id}/orders/{number}/labels'>

/** Labels of an order, bought here on the company's own contract with its carrier. */
export function OrderLabels(props: OrderProps) {
  const { company, order } = props
  const t = useTexts('labels')
  const [first, setFirst] = useState<Shown | null | undefined>()
  const { number } = order
  const load = useCallback(
    (signal?: AbortSignal) =>
      api('GET /api/companies/{id}/orders/{number}/labels', {
        params: { id: company.id, number },
        ...(signal && { signal }),
      }),
    [company.id, number],
  )
  useEffect(() => {
    const asked = new AbortController()
    load(asked.signal).then(setFirst, () => asked.signal.aborted || setFirst(null))
    return () => asked.abort()
  }, [load])
  const carrier = LABEL_CARRIERS.find((one) => one === carrierOf(order.method))
  if (!carrier || first === undefined) return null
  const mayAdd = roleMay(company.role, 'orders.ship') && mayStep('ship', order)
  if (first !== null && first.labels.length === 0 && !mayAdd) return null
  return (
    <Panel title={t('title')} className="print:hidden">
      {first === null ? (
        <p className="text-sm">{t('loadFailed')}</p>
      ) : (
        <Labels {...props} first={first} load={load} mayAdd={mayAdd} isConnected={first.connected.includes(carrier)} />
      )}
    </Panel>
  )
}

type Props = OrderProps & {
  first: Shown
  load: (signal?: AbortSignal) => Promise<Shown>
  mayAdd: boolean
  isConnected: boolean
}

function Labels({ company, order, first, load, mayAdd, isConnected }: Props) {
  const t = useTexts('labels')
  const search = useCompanySearch()
  const [{ labels, print }, show] = useLiveLabels(first, load)
  const reload = () => void load().then(show, () => undefined)
  const free = freeLines(order, labels)
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
