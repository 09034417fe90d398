import type { FakeEvent as DpdEvent, FakePackage } from './dpd/state.ts'
import type { FakeShipment, FakeEvent as InpostEvent } from './inpost/state.ts'
import { journey, type Step } from './journey.ts'

const DPD: Readonly<Record<Step, string>> = {
  collected: '040101',
  sorted: '160101',
  arrived: '120100',
  outForDelivery: '170101',
  readyToCollect: '511201',
  delivered: '190101',
}
const INPOST: Readonly<Record<Step, string>> = {
  collected: 'collected_from_sender',
  sorted: 'sent_from_sorting_center',
  arrived: 'adopted_at_target_branch',
  outForDelivery: 'out_for_delivery',
  readyToCollect: 'ready_to_pickup',
  delivered: 'delivered',
}

/** What of a parcel is known in a demo; it begins to travel when it is first asked for, as only what has been sent is followed. */
export const dpdTravels =
  (now: () => Date) =>
  (_: string, pack: FakePackage): DpdEvent[] => {
    pack.begunAt ??= now().toISOString()
    const stops = journey(new Date(pack.begunAt), now(), pack.pudo === null ? 'door' : 'point')
    const told = stops.map(({ step, at, town }) => ({ code: DPD[step], at: at.toISOString(), depot: town }))
    return [{ code: '030103', at: pack.begunAt, depot: 'Warszawa' }, ...told]
  }

export const inpostTravels =
  (now: () => Date) =>
  (shipment: FakeShipment): InpostEvent[] => {
    shipment.begun_at ??= now().toISOString()
    const isLocker = shipment.service.startsWith('inpost_locker')
    return journey(new Date(shipment.begun_at), now(), isLocker ? 'point' : 'door').map(({ step, at, town }) => {
      return { status: INPOST[step], datetime: at.toISOString(), agency: town }
    })
  }
