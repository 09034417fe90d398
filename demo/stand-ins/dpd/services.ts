import { allIn, findIn, type XmlFields, type XmlNode } from '../../../src/domains/shipping/carriers/xml.ts'
import { noteLast } from '../drop-oldest.ts'
import { labelOf } from '../label.ts'
import type { FakeDpd } from './books.ts'
import { wrongOf } from './check-package.ts'
import { fieldsIn, type Operations } from './soap.ts'
import type { FakePackage } from './state.ts'

const textIn = (node: XmlNode | undefined, name: string) => (node && findIn(node, name)?.text) || null

/** DPDServices: a reference of a package is known once, and keeps its numbers. */
export const answerServices = (fake: FakeDpd): Operations => ({
  findPostalCodeV1: () => ({ status: 'OK' }),

  generatePackagesNumbersV4(asked) {
    const node = findIn(asked, 'packages')
    const services = node && findIn(node, 'services')
    const receiver = fieldsIn(node?.children.find(({ name }) => name === 'receiver'))
    const pack: FakePackage = {
      reference: node?.children.find(({ name }) => name === 'reference')?.text ?? '',
      dialect: 'soap',
      pudo: textIn(services && findIn(services, 'dpdPickup'), 'pudo'),
      ...{ receiver, sender: fieldsIn(node?.children.find(({ name }) => name === 'sender')) },
      parcels: (node?.children ?? [])
        .filter(({ name }) => name === 'parcels')
        .map((one) => ({
          reference: textIn(one, 'reference') ?? '',
          weight: textIn(one, 'weight') ?? '',
          waybill: '',
        })),
      cod: textIn(services && findIn(services, 'cod'), 'amount'),
      declaredValue: textIn(services && findIn(services, 'declaredValue'), 'amount'),
      country: receiver.countrycode ?? '',
    }
    if (fake.packages.has(pack.reference)) return numbersOf('INCORRECT_DATA', pack, 'DUPLICATED_PACKAGE_REFERENCE')
    const wrong = wrongOf(pack, fake.points)
    if (wrong) {
      const info = { ErrorId: 1, ErrorCode: wrong.code, FieldNames: wrong.fields, Info: wrong.info }
      return numbersOf('INCORRECT_DATA', pack, 'INCORRECT_DATA', { ValidationInfo: info })
    }
    return numbersOf('OK', fake.keep(pack, pack.parcels), 'OK')
  },

  generateSpedLabelsV4(asked) {
    const session = findIn(asked, 'session')
    const reference = textIn(session, 'reference')
    const waybills = session ? allIn(session, 'waybill').map(({ text }) => text) : []
    const pack = reference === null ? fake.findByWaybill(waybills[0] ?? '') : fake.packages.get(reference)
    const known = pack?.parcels.filter(({ waybill }) => reference !== null || waybills.includes(waybill)) ?? []
    const isAbroad = textIn(session, 'sessionType') === 'INTERNATIONAL'
    if (!pack || (waybills.length > 0 && known.length !== waybills.length) || isAbroad !== (pack.country !== 'PL'))
      return { documentData: null, session: { statusInfo: { status: 'NOT_FOUND', description: 'not found' } } }
    const numbers = known.map(({ waybill }) => waybill)
    const format = textIn(asked, 'outputDocFormatV1') === 'ZPL' ? 'Zpl' : 'Pdf'
    return {
      documentData: labelOf('DPD', numbers, format).toString('base64'),
      documentId: 'doc-1',
      session: {
        packages: { parcels: numbers.map((waybill): XmlFields => ({ statusInfo: { status: 'OK' }, waybill })) },
        statusInfo: { status: 'OK' },
      },
    }
  },

  getCourierOrderAvailabilityV1: () => ({
    ranges: fake.ranges.map((range): XmlFields => ({ offset: 0, range })),
    status: 'OK',
  }),

  packagesPickupCallV4(asked) {
    const of = (name: string) => textIn(asked, name) ?? ''
    if (!/^\d{5}$/.test(of('senderPostalCode'))) {
      const errorDetails = { code: 'INCORRECT_VALUE', fields: 'PickupSender/SenderPostalCode;' }
      return { statusInfo: { errorDetails, status: 'INCORRECT_SENDER_POSTAL_CODE' } }
    }
    const call = {
      ...{ day: of('pickupDate'), from: of('pickupTimeFrom'), until: of('pickupTimeTo') },
      ...{ parcels: of('parcelsCount'), weight: of('parcelsWeight'), city: of('senderCity') },
    }
    noteLast(fake.pickupCalls, call, 300)
    return { checkSum: 7, orderNumber: `P${fake.pickupCalls.length}`, statusInfo: { status: 'OK' } }
  },
})

function numbersOf(status: string, pack: FakePackage, packageStatus: string, details?: XmlFields): XmlFields {
  const isOk = status === 'OK'
  return {
    Status: status,
    SessionId: 4711,
    Packages: {
      Package: {
        ...{ Status: packageStatus, PackageId: isOk ? 1 : null, Reference: pack.reference },
        ValidationDetails: details ?? null,
        Parcels: {
          Parcel: pack.parcels.map(({ reference, waybill }): XmlFields => {
            return { Status: isOk ? 'OK' : 'NOT_PROCESSED', Reference: reference, Waybill: isOk ? waybill : null }
          }),
        },
      },
    },
  }
}
