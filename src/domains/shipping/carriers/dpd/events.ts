import type { Deps } from '../../../../platform/deps.ts'
import { readMoment } from '../../../../values/market-time.ts'
import type { CarrierConnection } from '../account.ts'
import type { TrackingEvent } from '../carrier.ts'
import { allIn } from '../xml.ts'
import { dpdCall, textOf } from './calls.ts'
import { isNotice, meaningOf } from './statuses.ts'

const PATH = '/DPDInfoServicesObjEventsService/DPDInfoServicesObjEvents'

/**
 * All that DPD's InfoServices tell of a parcel, oldest first; null: nothing yet, or there is no such service in the environment. The payer's number
 * goes as `channel`, as the examples that are known have it. A time without a zone is the market's.
 */
export async function fetchEvents(
  deps: Pick<Deps, 'log'>,
  { otherUrls, privateNetworks, values }: CarrierConnection,
  number: string,
): Promise<TrackingEvent[] | null> {
  const baseUrl = otherUrls?.events
  if (!baseUrl) return null
  const { login = '', password = '', payerNumber = '' } = values
  const namespace = 'http://events.dpdinfoservices.dpd.com.pl/'
  const told = await dpdCall(deps, { baseUrl, privateNetworks, path: PATH, namespace })('getEventsForWaybillV1', {
    ...{ waybill: number, eventsSelectType: 'ALL', language: 'PL' },
    authDataV1: { channel: payerNumber, login, password },
  })
  const events = allIn(told, 'eventslist')
    .flatMap((event): TrackingEvent[] => {
      const code = textOf(event, 'businesscode')
      const at = readMoment(textOf(event, 'eventtime'))
      if (code === '' || at === null || isNotice(code)) return []
      const place = textOf(event, 'depotname') || textOf(event, 'depot') || null
      const raw = JSON.stringify(Object.fromEntries(event.children.map(({ name, text }) => [name, text])))
      return [{ code, meaning: meaningOf(code), at, place, raw }]
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  return events.length > 0 ? wayBack(events) : null
}

/** What is delivered after it was sent back is so to who sent it. */
function wayBack(events: readonly TrackingEvent[]): TrackingEvent[] {
  const turned = events.find(({ meaning }) => meaning === 'returning')
  return events.map((event) =>
    turned && event.meaning === 'delivered' && event.at > turned.at ? { ...event, meaning: 'returned' } : event,
  )
}
