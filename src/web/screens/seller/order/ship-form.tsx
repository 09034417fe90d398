import { Truck } from 'lucide-react'
import { useState } from 'react'
import { carrierOf } from '../../../../domains/orders/rules/carriers.ts'
import { api } from '../../../browser-api.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OrderProps } from './order-props.ts'
import { linesLeft, PiecesFields } from './pieces-fields.tsx'
import { ShipmentFields } from './shipment-fields.tsx'
import { useShipmentDraft } from './use-shipment-draft.ts'

/** The shipment is on its way: by whom, with which number. */
export function ShipForm({ company, order }: OrderProps) {
  const t = useTexts('fulfilment')
  const { busy, run } = useAction()
  const draft = useShipmentDraft({ carrier: carrierOf(order.method), trackingNumber: '' })
  const lines = linesLeft(order)
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({})
  const items = lines.map(({ versionId, quantity }) => ({
    versionId,
    quantity: counts[versionId] === undefined ? quantity : readWhole(counts[versionId]),
  }))
  const wrong = items.some(({ quantity }, index) => quantity === null || quantity > Number(lines[index]?.quantity))
  const sent = items.flatMap(({ versionId, quantity }) => (quantity ? [{ versionId, quantity }] : []))
  const isWrong = wrong || sent.length === 0
  const isSplit = lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1
  const params = { id: company.id, number: order.number }
  const ship = draft.form.handleSubmit((values) =>
    run(
      () =>
        api('POST /api/companies/{id}/orders/{number}/ship', {
          params,
          body: { ...draft.body(values), ...(isSplit && { items: sent }) },
        }),
      t('shippedDone'),
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void ship(event)} className="flex flex-col gap-4">
      {isSplit && <PiecesFields lines={lines} counts={counts} onChange={setCounts} />}
      {isSplit && isWrong && (
        <p role="alert" className="text-danger text-sm">
          {t('piecesWrong')}
        </p>
      )}
      <ShipmentFields draft={draft} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy} disabled={isSplit && isWrong}>
          <Truck className="size-4" aria-hidden="true" />
          {t('ship')}
        </Button>
        <p className="text-muted text-sm">{t('shipText')}</p>
      </div>
    </form>
  )
}
