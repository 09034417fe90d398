import { ChevronLeft, Truck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { SellerOrderRow } from '../../../../../domains/fulfilment/contract.ts'
import { mayStep } from '../../../../../domains/fulfilment/rules/seller-steps.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ShipTable } from './ship-table.tsx'
import { StepOutcome } from './step-outcome.tsx'
import { isReady, type ManyShipments, useShipMany } from './use-ship-many.ts'

type Props = {
  companyId: number
  /** As they were ticked. */
  orders: readonly SellerOrderRow[]
  /** `sent`: what has left meanwhile. */
  onBack: (sent: readonly string[]) => void
}

/** All ticked orders in one table, each with the number of its parcel; those that cannot be sent now are named. */
export function ShipMany({ companyId, orders, onBack }: Props) {
  const t = useTexts('orderWork')
  const [able] = useState(() => orders.filter((order) => mayStep('ship', order)))
  const unable = orders.filter(({ number }) => !able.some((one) => one.number === number))
  const many = useShipMany(companyId, able)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input[data-tracking]')?.focus(), [])
  const sent = able.flatMap(({ number }) => (many.isSent(number) ? [number] : []))
  return (
    <section aria-label={t('shipTitle')}>
      <Button variant="quiet" className="-ml-4" onClick={() => onBack(sent)}>
        <ChevronLeft className="size-4" aria-hidden="true" />
        {t('back')}
      </Button>
      <h2 className="pt-1 pb-2 text-xl">{t('shipTitle')}</h2>
      {unable.length > 0 && (
        <Notice tone="warning" className="mb-4" title={t(able.length > 0 ? 'notShippable' : 'noneShippable')}>
          <ul className="numbers flex flex-wrap gap-x-4">
            {unable.map(({ number }) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
        </Notice>
      )}
      {many.results.length > 0 && <StepOutcome done="doneShip" results={many.results} />}
      {able.length > 0 && (
        <form ref={form} noValidate onSubmit={(event) => void many.ship(event)}>
          <p className="max-w-text pb-4 text-muted text-sm">{t('shipText')}</p>
          <ShipTable orders={able} many={many} />
          <ShipNow orders={able} many={many} />
        </form>
      )}
    </section>
  )
}

function ShipNow({ orders, many }: { orders: readonly SellerOrderRow[]; many: ManyShipments }) {
  const t = useTexts('orderWork')
  const rows = useWatch({ control: many.form.control, name: 'rows' })
  const open = orders.flatMap(({ number }, index) => (many.isSent(number) ? [] : [rows[index]]))
  const count = open.filter((row) => row && isReady(row)).length
  const isTried = many.form.formState.isSubmitted
  if (open.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
      <Button type="submit" busy={many.busy}>
        <Truck className="size-4" aria-hidden="true" />
        {t('shipNow', { count })}
      </Button>
      <p className="text-muted text-sm">{t('shipMail')}</p>
      {count === 0 && isTried && <FieldError id="ship-many" error={t('needsNumber')} />}
    </div>
  )
}
