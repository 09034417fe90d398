import type { Deps } from '../../../../platform/deps.ts'
import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import type { CarrierConnection } from '../account.ts'
import type { Consignment, LabelFormat, Refusal } from '../carrier.ts'
import { allIn, findIn, type XmlFields, type XmlNode } from '../xml.ts'
import { dpdCall, isRefusedKeys, refusedKeys, SERVICE, textOf } from './calls.ts'
import { DPD_NUMBER } from './known-as.ts'
import { checkForDpd, packageOf } from './package.ts'
import { type DpdProblem, refusalOf } from './refusals.ts'

/** Either our own reference or numbers that are known. */
type LabelsOf = { abroad: boolean } & ({ reference: string } | { numbers: readonly string[] })
export type DpdLabels = { file: Buffer; numbers: string[] }

/** How a file of each format begins: the page of an error printed as a label would end on a parcel. */
const BEGINS = { pdf: '%PDF-', zpl: '^XA' } as const satisfies Record<LabelFormat, string>
const PATH = '/DPDPackageObjServicesService/DPDPackageObjServices'

/** DPDServices of DPD Poland, as far as we use it. Errors as `dpdCall` says. */
export function dpdServices(deps: Pick<Deps, 'log'>, { baseUrl, privateNetworks, values }: CarrierConnection) {
  const { login = '', password = '', payerNumber = '' } = values
  const call = dpdCall(deps, { baseUrl, privateNetworks, path: PATH, namespace: 'http://dpdservices.dpd.com.pl/' })
  const auth: XmlFields = { authDataV1: { login, masterFid: payerNumber, password } }

  /** Labels of what has numbers; undefined: DPD knows none of them. The same as often as they are asked for. */
  async function fetchLabels(of: LabelsOf, format: LabelFormat): Promise<DpdLabels | undefined> {
    const told = await call('generateSpedLabelsV4', {
      dpdServicesParamsV1: {
        policy: 'STOP_ON_FIRST_ERROR',
        session: {
          packages:
            'reference' in of
              ? { reference: of.reference }
              : { parcels: of.numbers.map((waybill): XmlFields => ({ waybill })) },
          sessionType: of.abroad ? 'INTERNATIONAL' : 'DOMESTIC',
        },
      },
      ...{ outputDocFormatV1: format.toUpperCase(), outputDocPageFormatV1: 'LBL_PRINTER', outputLabelType: 'BIC3' },
      ...auth,
    })
    const session = findIn(told, 'session')
    const statuses = session ? allIn(session, 'status').map(({ text }) => text) : []
    if (statuses.some(isRefusedKeys)) throw refusedKeys()
    if (statuses.some((status) => /NOT_FOUND|NOT_EXIST|UNKNOWN_(PACKAGE|PARCEL|WAYBILL)/i.test(status)))
      return undefined
    const file = Buffer.from(textOf(told, 'documentdata'), 'base64')
    const begins = file.subarray(0, 64).toString('latin1').trimStart()
    if (!begins.startsWith(BEGINS[format])) throw new OutboundFailure(SERVICE, 'not_understood')
    return { file, numbers: session ? allIn(session, 'waybill').map(({ text }) => text) : [] }
  }

  return {
    call,
    auth,
    fetchLabels,

    /** Asks for a post code that is there: harmless, and only who may use the services is answered. */
    async test() {
      const told = await call('findPostalCodeV1', { postalCodeV1: { countryCode: 'PL', zipCode: '00950' }, ...auth })
      if (isRefusedKeys(textOf(told, 'status'))) throw refusedKeys()
    },

    /**
     * Numbers for a consignment under our own reference, one a parcel in their order. A reference that DPD has already, of a call whose answer was
     * lost, is looked up instead: it keeps its numbers.
     */
    async number(consignment: Consignment): Promise<{ numbers: string[]; abroad: boolean } | { refusal: Refusal }> {
      const checked = checkForDpd(consignment)
      if ('refusal' in checked) return checked
      const abroad = checked.to.country !== 'PL'
      const told = await call('generatePackagesNumbersV4', {
        openUMLFeV3: { packages: packageOf(checked, payerNumber) },
        ...{ pkgNumsGenerationPolicyV1: 'ALL_OR_NOTHING', langCode: 'PL' },
        ...auth,
      })
      const status = textOf(told, 'status')
      const problems = problemsOf(told)
      if (status === 'OK') return { numbers: inOrder(told, consignment), abroad }
      if (isRefusedKeys(status) || problems.some(({ code }) => isRefusedKeys(code))) throw refusedKeys()
      if ([status, ...problems.map(({ code }) => code)].some((code) => /^DUPLICATED_/.test(code))) {
        const made = await fetchLabels({ reference: consignment.reference, abroad }, 'pdf')
        if (made?.numbers.length !== consignment.parcels.length) throw new OutboundFailure(SERVICE, 'not_understood')
        return { numbers: made.numbers, abroad }
      }
      // Of these nobody knows what came of it.
      if (status === '' || (/UNKNOWN|DB_ERROR|UNSPECIFIED|NOT_PROCESSED/.test(status) && problems.length === 0))
        throw new OutboundFailure(SERVICE, 'not_understood')
      return { refusal: refusalOf(problems.length > 0 ? problems : [{ code: status, fields: '', words: '' }]) }
    },
  }
}
export type DpdServices = ReturnType<typeof dpdServices>

/** Our references of parcels end with their place. */
function inOrder(told: XmlNode, { parcels, reference }: Consignment): string[] {
  const given = allIn(told, 'parcel').map((parcel) => [textOf(parcel, 'reference'), textOf(parcel, 'waybill')] as const)
  const numbers = parcels.map((_, index) => {
    const own = given.find(([name]) => name === `${reference}-${index + 1}`) ?? given[index]
    return own?.[1] ?? ''
  })
  const isWhole = given.length === parcels.length && new Set(numbers).size === numbers.length
  if (!isWhole || !numbers.every((one) => DPD_NUMBER.test(one))) throw new OutboundFailure(SERVICE, 'not_understood')
  return numbers
}

/** What was found wrong with package and parcels; statuses where nothing more is said. */
function problemsOf(told: XmlNode): DpdProblem[] {
  const infos = allIn(told, 'validationinfo').map((info) => ({
    code: textOf(info, 'errorcode'),
    fields: textOf(info, 'fieldnames'),
    words: textOf(info, 'info'),
  }))
  const statuses = [...allIn(told, 'package'), ...allIn(told, 'parcel')]
    .map((one) => textOf(one, 'status'))
    .filter((status) => status !== '' && status !== 'OK' && (infos.length === 0 || status.startsWith('DUPLICATED_')))
    .map((code) => ({ code, fields: '', words: '' }))
  return [...infos, ...statuses]
}
