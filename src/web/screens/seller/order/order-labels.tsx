import { useCallback, useEffect, useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { mayStep } from '../../../../domains/fulfilment/rules/seller-steps.ts'
import { carrierOf } from '../../../../domains/orders/rules/carriers.ts'
import { LABEL_CARRIERS } from '../../../../domains/shipping/rules/accounts.ts'
import { api } from '../../../browser-api.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { BoughtLabels, type BoughtLabelsProps as Props, type ShownLabels } from './labels/bought-labels.tsx'
import type { OrderProps } from './order-props.ts'

/** Labels of an order, bought here on the company's own contract with its carrier. */
export function OrderLabels({ onKnown, ...props }: OrderProps & Pick<Props, 'onKnown'>) {
  const { company, order } = props
  const t = useTexts('labels')
  const [first, setFirst] = useState<ShownLabels | null | undefined>()
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
    <Panel title={t('title')} aria-label={t('title')} className="print:hidden">
      {first === null ? (
        <p className="text-sm">{t('loadFailed')}</p>
      ) : (
        <BoughtLabels
          {...props}
          onKnown={onKnown}
          first={first}
          load={load}
          mayAdd={mayAdd}
          isConnected={first.connected.includes(carrier)}
        />
      )}
    </Panel>
  )
}
