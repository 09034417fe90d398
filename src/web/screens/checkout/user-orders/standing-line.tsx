import type { ShipmentStanding } from '../../../../domains/tracking/contract.ts'
import { useWaitsUntil } from '../../../parts/tracking/waits-until.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

type Props = { standing: ShipmentStanding; nth: number; count: number }

/** How one parcel of an order stands, in one line: `Parcel 1 of 2: waits at KRA01M until about Thu 26 Nov, 14:00`. */
export function StandingLine({ standing: { state, incident, waits }, nth, count }: Props) {
  const t = useTexts('tracking')
  const when = useWaitsUntil()
  const stands = () => {
    if (incident) return t(`incident_${incident.reason}`)
    const point = waits?.at && (waits.at.code ?? waits.at.label)
    if (!waits || !point) return t(`short_${state ?? 'none'}`)
    return waits.until ? t('lineWaitsUntil', { point, when: when(waits.until) }) : t('lineWaits', { point })
  }
  return (
    <span className={incident ? 'block font-medium text-warning' : 'block'}>
      {count > 1 ? t('parcelOf', { nth, count, state: stands() }) : t('parcelOnly', { state: stands() })}
    </span>
  )
}
