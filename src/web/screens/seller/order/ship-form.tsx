import { Truck } from 'lucide-react'
import { carrierOf } from '../../../../domains/orders/rules/carriers.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OrderProps } from './order-props.ts'
import { ShipmentFields } from './shipment-fields.tsx'
import { useShipmentDraft } from './use-shipment-draft.ts'

/** The shipment is on its way: by whom, with which number. */
export function ShipForm({ company, order }: OrderProps) {
  const t = useTexts('fulfilment')
  const { busy, run } = useAction()
  const draft = useShipmentDraft({ carrier: carrierOf(order.method), trackingNumber: '' })
  const params = { id: company.id, number: order.number }
  const ship = draft.form.handleSubmit((values) =>
    run(
      () => api('POST /api/companies/{id}/orders/{number}/ship', { params, body: draft.body(values) }),
      t('shippedDone'),
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void ship(event)} className="flex flex-col gap-4">
      <ShipmentFields draft={draft} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy}>
          <Truck className="size-4" aria-hidden="true" />
          {t('ship')}
        </Button>
        <p className="text-muted text-sm">{t('shipText')}</p>
      </div>
    </form>
  )
}
