import type { Deps } from '../../../../platform/deps.ts'
import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import { Failure } from '../../../../values/failure.ts'
import type { CarrierConnection } from '../account.ts'
import type { CarrierAdapter, Standing } from '../carrier.ts'
import { SERVICE } from './calls.ts'
import { orderCollection } from './collection.ts'
import { fetchEvents } from './events.ts'
import { externalIdOf, knownAs } from './known-as.ts'
import { dpdMeta } from './meta/adapter.ts'
import { dpdServices } from './services.ts'

/** Of what DPD has only been told. */
const NOT_THERE_YET: readonly string[] = ['preparing', 'labelReady']

/**
 * DPD Poland, in the dialect of the contract. DPD makes numbers at once and knows no purchase: a number is billed when its parcel comes. So what has a
 * number is `prepared` for as long as we have not bought it, which at DPD is to see that it is there; buying it again finds the same. It is given up by not
 * being handed over. What is known of an id that was announced by the META API stands in the id alone.
 */
export function dpdAdapter(deps: Pick<Deps, 'log'>, connection: CarrierConnection): CarrierAdapter {
  const { payerNumber = '', dialect } = connection.values
  const dpd = dpdServices(deps, connection)
  const meta = dpdMeta(deps, connection)

  async function isThere(externalId: string): Promise<boolean> {
    const known = knownAs(externalId)
    return known.dialect === 'meta' || (await dpd.fetchLabels(known, 'pdf')) !== undefined
  }

  return {
    test: dialect === 'meta' ? meta.test : dpd.test,

    async prepare(consignment) {
      if (dialect === 'meta') return meta.prepare(consignment)
      const made = await dpd.number(consignment)
      if ('refusal' in made) return made
      return { externalId: externalIdOf({ ...made, dialect: 'soap', reference: consignment.reference }) }
    },

    async fetchStanding(externalId): Promise<Standing> {
      return (await isThere(externalId)) ? { state: 'prepared', price: null } : { state: 'gone' }
    },

    async buy(externalId) {
      if (!(await isThere(externalId))) return { state: 'gone' }
      return { state: 'bought', price: null, numbers: knownAs(externalId).numbers }
    },

    async fetchLabel(externalId, format) {
      const known = knownAs(externalId)
      // Made once, with the number.
      const told = known.dialect === 'meta' ? undefined : await dpd.fetchLabels(known, format)
      if (!told) throw new OutboundFailure(SERVICE, 'not_understood')
      return told.file
    },

    async cancel(externalId) {
      const known = knownAs(externalId)
      if (known.dialect === 'meta') return 'cancelled'
      for (const number of known.numbers) {
        const events = await fetchEvents(deps, connection, number).catch((error: unknown) => {
          // The contract has no right to ask: what is not handed over costs nothing, and what is, the seller knows.
          if (error instanceof Failure && error.code === 'carrier_refused_keys') return null
          throw error
        })
        if (events?.some(({ meaning }) => !NOT_THERE_YET.includes(meaning))) return 'tooLate'
      }
      return 'cancelled'
    },

    async orderCollection(request) {
      // The group's own order for a courier is documented nowhere that could be read.
      if (dialect === 'meta') return { refusal: { reason: 'service', words: null } }
      return orderCollection(dpd, request, payerNumber)
    },

    async track(number) {
      // No call of the META API is known that tells events.
      return dialect === 'meta' ? null : fetchEvents(deps, connection, number)
    },
  }
}
