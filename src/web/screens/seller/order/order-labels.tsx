import { useCallback, useEffect, useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { mayStep } from '../../../../domains/fulfilment/rules/seller-steps.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { useLiveLabels } from '../../../parts/labels/use-live-labels.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AddLabel } from './labels/add-label.tsx'
import { ConnectFirst } from './labels/connect-first.tsx'
import { freeLines } from './labels/free-lines.ts'
import { type LabelWay, labelWay } from './labels/label-way.ts'
import { OrderLabel } from './labels/order-label.tsx'
import type { OrderProps } from './order-props.ts'

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
  const way = labelWay(order.method)
  if (!way || first === undefined) return null
  const mayAdd = roleMay(company.role, 'orders.ship') && mayStep('ship', order)
  if (first !== null && first.labels.length === 0 && !mayAdd) return null
  return (
    <Panel title={t('title')} className="print:hidden">
      {first === null ? (
        <p className="text-sm">{t('loadFailed')}</p>
      ) : (
        <Labels
          {...props}
          way={way}
          first={first}
          load={load}
          mayAdd={mayAdd}
          isConnected={first.connected.includes(way.carrier)}
        />
      )}
    </Panel>
  )
}

type Props = OrderProps & {
  first: Shown
  way: LabelWay
  load: (signal?: AbortSignal) => Promise<Shown>
  mayAdd: boolean
  isConnected: boolean
}

function Labels({ company, order, way, first, load, mayAdd, isConnected }: Props) {
  const [{ labels, print }, show] = useLiveLabels(first, load)
  const reload = () => void load().then(show, () => undefined)
  const free = freeLines(order, labels)
  return (
    <>
      {labels.length > 0 && (
        <ul className="divide-y divide-line">
          {labels.map((label) => (
            <OrderLabel key={label.id} company={company} order={order} label={label} print={print} onChanged={reload} />
          ))}
        </ul>
      )}
      {mayAdd && !isConnected && <ConnectFirst />}
      {mayAdd && isConnected && free.length > 0 && (
        <div className={labels.length > 0 ? 'mt-4 border-line border-t pt-4' : undefined}>
          <AddLabel
            way={way}
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
