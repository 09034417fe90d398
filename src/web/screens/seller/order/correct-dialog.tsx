import { useId } from 'react'
import type { ShipmentView } from '../../../../domains/orders/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import type { OrderProps } from './order-props.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { useParcel } from './use-parcel.ts'

type Props = OrderProps & { shipment: ShipmentView; onClose: () => void }

/** Another carrier or number for a parcel on its way. */
export function CorrectDialog({ company, order, shipment, onClose }: Props) {
  const t = useTexts('selling')
  const id = useId()
  const { busy, run } = useAction()
  const parcel = useParcel({ carrier: shipment.carrier, trackingNumber: shipment.trackingNumber ?? '' })
  const params = { id: company.id, number: order.number }
  const correct = parcel.form.handleSubmit(async (values) => {
    const body = { parcel: parcel.body(values), replaces: shipment.trackingNumber }
    const done = await run(
      () => api('PUT /api/companies/{id}/orders/{number}/shipment', { params, body }),
      t('corrected'),
    )
    if (done) onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('correctTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void correct(event)} className="flex flex-col gap-4">
        <p className="text-sm">{t('correctText')}</p>
        <ParcelFields parcel={parcel} />
      </form>
    </Dialog>
  )
}
