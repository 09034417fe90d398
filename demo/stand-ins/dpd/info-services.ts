import { findIn, type XmlFields } from '../../../src/domains/shipping/carriers/xml.ts'
import type { FakeDpd } from './books.ts'
import type { Operations } from './soap.ts'

/** InfoServices: what has happened to a parcel, the newest first. Times stand on the clock of Warsaw, without a zone. */
export const answerEvents = (fake: FakeDpd): Operations => ({
  getEventsForWaybillV1(asked) {
    const waybill = findIn(asked, 'waybill')?.text ?? ''
    const pack = fake.findByWaybill(waybill)
    const told = [...(fake.events.get(waybill) ?? []), ...(pack && fake.travel ? fake.travel(waybill, pack) : [])]
    return {
      confirmId: null,
      eventsList: told
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map(
          ({ code, at, depot }): XmlFields => ({
            ...{ businessCode: code, country: 'PL', depot: '1312', depotName: depot, description: code },
            ...{ eventTime: onClock(at), objectId: waybill, operationType: 'INSERT', waybill },
          }),
        ),
    }
  },
})

function onClock(at: string): string {
  const moment = Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Warsaw')
  return moment.toPlainDateTime().toString({ fractionalSecondDigits: 3 })
}
