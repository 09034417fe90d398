import type { ShipmentStanding } from '../../../domains/tracking/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { useWaitsUntil } from './waits-until.ts'

/** Where a shipment waits to be collected, how the place is found, when it is open, and until about when it waits. */
export function WaitingPlace({ waits }: { waits: NonNullable<ShipmentStanding['waits']> }) {
  const t = useTexts('tracking')
  const when = useWaitsUntil()
  const { until, reminded, at } = waits
  return (
    <div className="wrap-anywhere">
      {at ? <p>{t('waitsAt', { point: at.label })}</p> : <p>{t('waitsElsewhere')}</p>}
      {at?.hint && <p className="text-muted">{at.hint}</p>}
      {at?.hours && <p className="text-muted">{t('waitsHours', { hours: at.hours })}</p>}
      <p>{until ? t('waitsUntil', { when: when(until) }) : t('waitsUnknown')}</p>
      {reminded && <p>{t('waitsReminded')}</p>}
    </div>
  )
}
