import { Truck } from 'lucide-react'
import { carrierOf } from '../../../../domains/orders/rules/carriers.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OrderProps } from './order-props.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { useParcel } from './use-parcel.ts'

/** The parcel is on its way: by whom, with which number. */
export function ShipForm({ company, order }: OrderProps) {
  const t = useTexts('selling')
  const { busy, run } = useAction()
  const parcel = useParcel({ carrier: carrierOf(order.method), trackingNumber: '' })
  const params = { id: company.id, number: order.number }
  const ship = parcel.form.handleSubmit((values) =>
    run(
      () => api('POST /api/companies/{id}/orders/{number}/ship', { params, body: parcel.body(values) }),
      t('shippedDone'),
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void ship(event)} className="flex flex-col gap-4">
      <ParcelFields parcel={parcel} />
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
