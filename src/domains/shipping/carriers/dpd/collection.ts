import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import type { CollectionRequest, Refusal } from '../carrier.ts'
import { carrierWords } from '../written.ts'
import { allIn, findIn, type XmlFields } from '../xml.ts'
import { isRefusedKeys, refusedKeys, textOf } from './calls.ts'
import { atLeast, centimetres, kilograms, plainPostCode } from './package.ts'
import { refusalOf } from './refusals.ts'
import type { DpdServices } from './services.ts'

/**
 * Asks DPD's courier to come on a day within hours. Where DPD names hours of that place, those asked for have to meet one of them: it is told which
 * there are instead of an order that nobody keeps.
 */
export async function orderCollection(
  dpd: DpdServices,
  request: CollectionRequest,
  payer: string,
): Promise<{ collection: string } | { refusal: Refusal }> {
  const { address, name, phone, from, until, day, parcels } = request
  if (!phone.trim()) return { refusal: { reason: 'sender', words: null } }
  const ranges = await fetchRanges(dpd, address)
  if (ranges.length > 0 && !ranges.some((one) => one.from < until && one.until > from)) {
    const hours = ranges.map((one) => `${one.from}–${one.until}`).join(', ')
    return { refusal: { reason: 'service', words: carrierWords(hours) } }
  }
  const sizes = parcels.map(centimetres)
  const largest = (side: 'length' | 'width' | 'height') => Math.max(...sizes.map((one) => one[side]))
  const weights = parcels.map(({ weight }) => atLeast(weight))
  const simplified: XmlFields = {
    packagesParams: {
      ...{ dox: false, doxCount: 0, pallet: false, palletsCount: 0 },
      ...{ parcelMaxDepth: largest('length'), parcelMaxHeight: largest('height') },
      ...{ parcelMaxWeight: kilograms(Math.max(...weights)), parcelMaxWidth: largest('width') },
      ...{ parcelsCount: parcels.length, parcelsWeight: kilograms(weights.reduce((sum, one) => sum + one, 0)) },
      standardParcel: true,
    },
    pickupCustomer: { customerFullName: name, customerName: name, customerPhone: phone },
    pickupPayer: { payerName: name, payerNumber: payer },
    pickupSender: {
      ...{ senderAddress: address.street, senderCity: address.city, senderFullName: name, senderName: name },
      ...{ senderPhone: phone, senderPostalCode: plainPostCode(address.postalCode) },
    },
  }
  const told = await dpd.call('packagesPickupCallV4', {
    dpdPickupParamsV3: {
      ...{ operationType: 'INSERT', orderType: 'DOMESTIC', pickupCallSimplifiedDetails: simplified },
      ...{ pickupDate: day, pickupTimeFrom: from, pickupTimeTo: until, waybillsReady: true },
    },
    ...dpd.auth,
  })
  const info = findIn(told, 'statusinfo')
  const status = info ? textOf(info, 'status') : ''
  const number = textOf(told, 'ordernumber')
  if (status === 'OK' && number !== '') return { collection: number.slice(0, 100) }
  const details = info ? [...allIn(info, 'errordetails')] : []
  if (isRefusedKeys(status)) throw refusedKeys()
  if (status === '' || status === 'OK') throw new OutboundFailure('dpd', 'not_understood')
  const problems = details.map((one) => ({
    code: textOf(one, 'code'),
    fields: textOf(one, 'fields'),
    words: textOf(one, 'description'),
  }))
  return { refusal: refusalOf([{ code: status, fields: '', words: '' }, ...problems]) }
}

/** Hours in which a courier can be ordered to a place; none: DPD names none, or in a form that is not known. */
async function fetchRanges(dpd: DpdServices, { country, postalCode }: CollectionRequest['address']) {
  const told = await dpd.call('getCourierOrderAvailabilityV1', {
    senderPlaceV1: { countryCode: country, zipCode: plainPostCode(postalCode) },
    ...dpd.auth,
  })
  return allIn(told, 'range').flatMap(({ text }) => {
    const [, from, until] = /^(\d{2}:\d{2})\s*-\s*(\d{2}:\d{2})$/.exec(text) ?? []
    return from && until ? [{ from, until }] : []
  })
}
