import type { Deps } from '../../../../platform/deps.ts'
import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import { Failure } from '../../../../values/failure.ts'
import type { CarrierConnection } from '../account.ts'
import type { CarrierAdapter, LabelFormat, Standing } from '../carrier.ts'
import { allIn, findIn, type XmlNode } from '../xml.ts'
import { type AdeFault, adeCalls } from './calls.ts'
import { consignOf, refusalOf } from './consign.ts'
import { refuseCash } from './limits.ts'

const MODES = { pdf: 'roll_160x100_pdf', zpl: 'roll_160x100_zebra' } as const satisfies Record<LabelFormat, string>
/** How a file of each format begins: the page of an error printed as a label would end on a parcel. */
const BEGINS = { pdf: '%PDF-', zpl: '^XA' } as const satisfies Record<LabelFormat, string>

/**
 * GLS Poland by ADE-Plus. What is prepared lies in the contract's preparing box, with its numbers, and costs nothing; it is bought by the pickup
 * that is made of it, alone. Our id of it is `box-number`, as it leaves the box with another id, and is then known by the number. Where a parcel is
 * cannot be asked there (`tellsEvents`), and no price is told.
 */
export function glsAdapter(deps: Pick<Deps, 'log'>, connection: CarrierConnection): CarrierAdapter {
  const ade = adeCalls(deps, connection)

  async function fetchStanding(externalId: string): Promise<Standing> {
    const { box, number } = partsOf(externalId)
    // The box first: what leaves it goes to a pickup and never back, so between the two questions it cannot be missed.
    const inBox = await ade.ask('adePreparingBox_GetConsign', { id: box })
    if ('answer' in inBox) return { state: 'prepared', price: null }
    if (!isMissing(inBox.fault)) throw new OutboundFailure('gls', 'not_understood')
    const sent = await ade.ask('adePickup_ParcelNumberSearch', { number })
    if ('answer' in sent) return { state: 'bought', price: null, numbers: numbersIn(sent.answer, number) }
    if (!isMissing(sent.fault)) throw new OutboundFailure('gls', 'not_understood')
    return { state: 'gone' }
  }

  return {
    async test() {
      await ade.logIn()
      // Who may log in may still have no right to send by it.
      const told = await ade.ask('adeServices_GetAllowed', { country: 'PL' })
      if ('fault' in told && /permission/.test(told.fault.code)) throw new Failure('invalid', 'carrier_refused_keys')
    },

    async prepare(consignment) {
      const made = consignOf(consignment)
      if ('refusal' in made) return made
      const refusal = consignment.cash === null ? undefined : await refuseCash(ade, consignment.cash)
      if (refusal) return { refusal }
      const told = await ade.ask('adePreparingBox_Insert', { consign_prep_data: made.consign })
      if ('fault' in told) return { refusal: refusalOf(told.fault) }
      const box = findIn(told.answer, 'id')?.text ?? ''
      // Labels give parcels their numbers, by which they are found again whatever becomes of the answer to the pickup.
      const labels = await ade.ask('adePreparingBox_GetConsignLabelsExt', { id: box, mode: MODES.pdf })
      if ('fault' in labels) {
        await ade.ask('adePreparingBox_DeleteConsign', { id: box })
        return { refusal: refusalOf(labels.fault) }
      }
      const number = findIn(labels.answer, 'number')?.text ?? ''
      if (!/^\d{1,18}$/.test(box) || !NUMBER.test(number)) throw new OutboundFailure('gls', 'not_understood')
      return { externalId: `${box}-${number}` }
    },

    fetchStanding,

    async buy(externalId) {
      const standing = await fetchStanding(externalId)
      if (standing.state !== 'prepared') return standing
      const { box, number } = partsOf(externalId)
      const told = await ade.ask('adePickup_Create', { consigns_ids: { items: [box] }, desc: number })
      const after = await fetchStanding(externalId)
      // Refused because it was bought by a call whose answer we never had, or by another a moment ago.
      if (after.state === 'bought') return after
      return 'fault' in told ? { state: 'refused', refusal: refusalOf(told.fault) } : { state: 'pending' }
    },

    async fetchLabel(externalId, format) {
      const standing = await fetchStanding(externalId)
      if (standing.state !== 'bought') throw new OutboundFailure('gls', 'not_understood')
      const told = await ade.ask('adePickup_GetParcelsLabels', {
        numbers: { items: standing.numbers },
        mode: MODES[format],
      })
      const file = 'answer' in told ? (findIn(told.answer, 'labels')?.text ?? '') : ''
      const bytes = Buffer.from(file, 'base64')
      const begins = bytes.subarray(0, 64).toString('latin1').trimStart()
      if (!begins.startsWith(BEGINS[format])) throw new OutboundFailure('gls', 'not_understood')
      return bytes
    },

    async cancel(externalId) {
      const told = await ade.ask('adePreparingBox_DeleteConsign', { id: partsOf(externalId).box })
      if ('answer' in told) return 'cancelled'
      const standing = await fetchStanding(externalId)
      return standing.state === 'gone' ? 'cancelled' : 'tooLate'
    },

    // No call of ADE-Plus is known that tells events (`adeTrackID_Get` tells an id): the page behind the link does.
    track: async () => null,
  }
}

const NUMBER = /^[A-Z0-9]{5,30}$/i

function partsOf(externalId: string) {
  const [box = '', number = ''] = externalId.split('-')
  return { box, number }
}

const isMissing = ({ code }: AdeFault) =>
  /^err_(cons_not_found|invalid_identifier|parcel(_number)?_not_found)$/.test(code)

/** Of each parcel, in their order; the one that is known where the answer names none. */
function numbersIn(consign: XmlNode, known: string): string[] {
  const listed = findIn(consign, 'parcels')
  const numbers = listed ? allIn(listed, 'number').map(({ text }) => text) : []
  return numbers.length > 0 ? numbers : [known]
}
