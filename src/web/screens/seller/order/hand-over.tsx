import { mayStep } from '../../../../domains/fulfilment/rules/seller-steps.ts'
import { formatMoney } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OrderProps } from './order-props.ts'

/** The last steps: ready in the shop, delivered or collected. */
export function HandOver({ company, order }: OrderProps) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const { busy, run } = useAction()
  const params = { id: company.id, number: order.number }
  const ready = mayStep('ready', order)
  const deliver = mayStep('deliver', order)
  const inShop = order.method === 'store_pickup'
  if (!ready && !deliver) return null
  return (
    <div className={order.shipment ? 'mt-4 border-line border-t pt-4' : undefined}>
      {ready && <p className="pb-3 text-sm">{t('readyText')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {ready && (
          <Button
            busy={busy}
            onClick={() =>
              void run(() => api('POST /api/companies/{id}/orders/{number}/ready', { params }), t('readyDone'))
            }
          >
            {t('ready')}
          </Button>
        )}
        {deliver && (
          <Button
            variant={ready ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() =>
              void run(() => api('POST /api/companies/{id}/orders/{number}/deliver', { params }), t('deliveredDone'))
            }
          >
            {t(inShop ? 'collectedBy' : 'deliver')}
          </Button>
        )}
        {deliver && order.paymentStatus === 'onDelivery' && (
          <p className="text-muted text-sm">
            {t('deliverCod', { price: formatMoney(order.total, order.currency, locale) })}
          </p>
        )}
      </div>
    </div>
  )
}
