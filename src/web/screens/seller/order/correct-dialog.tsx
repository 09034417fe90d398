import { useId } from 'react'
import type { ShipmentPart } from '../../../../domains/orders/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import type { OrderProps } from './order-props.ts'
import { ShipmentFields } from './shipment-fields.tsx'
import { useShipmentDraft } from './use-shipment-draft.ts'

type Props = OrderProps & { shipment: ShipmentPart; onClose: () => void }

/** Another carrier or number for a shipment on its way. */
export function CorrectDialog({ company, order, shipment, onClose }: Props) {
  const t = useTexts('fulfilment')
  const id = useId()
  const { busy, run } = useAction()
  const draft = useShipmentDraft({ carrier: shipment.carrier, trackingNumber: shipment.trackingNumber ?? '' })
  const params = { id: company.id, number: order.number }
  const correct = draft.form.handleSubmit(async (values) => {
    const body = { shipment: draft.body(values), replaces: shipment.trackingNumber, shipmentId: shipment.id }
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
        <ShipmentFields draft={draft} />
      </form>
    </Dialog>
  )
}
