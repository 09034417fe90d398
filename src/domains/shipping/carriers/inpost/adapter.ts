import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { Failure } from '../../../../values/failure.ts'
import type { CarrierConnection } from '../account.ts'
import type { CarrierAdapter, Standing, TrackingEvent } from '../carrier.ts'
import { shipxCalls } from './calls.ts'
import { fetchCash } from './cash.ts'
import { cancelCollection, fetchCollection, orderCollection } from './collection.ts'
import { fetchLabel } from './labels.ts'
import { shipmentBody } from './shipment-body.ts'
import { isBought, refusalOf, standingOf } from './standing.ts'
import { meaningOf } from './statuses.ts'
import { shipxShipment, shipxTracking } from './wire.ts'

/** InPost by ShipX, one organisation. Amounts in grosze; errors as `CarrierAdapter` says. */
export function inpostAdapter(deps: Pick<Deps, 'log' | 'now'>, connection: CarrierConnection): CarrierAdapter {
  const shipx = shipxCalls(deps, connection)
  const { organization } = shipx

  const read = (externalId: string) =>
    shipx.ask({ to: '/v1/shipments/{externalId}', params: { externalId } }, shipxShipment)

  async function fetchStanding(externalId: string): Promise<Standing> {
    const told = await read(externalId)
    // Unknown there: it was never more than announced.
    return 'problem' in told ? { state: 'gone' } : standingOf(told.answer, deps.now())
  }

  return {
    async test() {
      const told = await shipx.ask(
        { to: '/v1/organizations/{organization}', params: { organization } },
        z.object({ id: z.union([z.number(), z.string()]) }),
      )
      // A token that is right for another organisation.
      if ('problem' in told) throw new Failure('invalid', 'carrier_refused_keys')
    },

    async prepare(consignment) {
      const made = shipmentBody(consignment)
      if ('refusal' in made) return made
      const told = await shipx.ask(
        {
          ...{ method: 'POST', to: '/v1/organizations/{organization}/shipments', params: { organization } },
          body: { json: made.body },
        },
        shipxShipment,
      )
      return 'problem' in told ? { refusal: refusalOf(told.problem) } : { externalId: told.answer.id }
    },

    fetchStanding,

    async buy(externalId) {
      const told = await read(externalId)
      if ('problem' in told) return { state: 'gone' }
      const standing = standingOf(told.answer, deps.now())
      const offer = told.answer.selected_offer
      const mayBuy =
        standing.state === 'prepared' || (standing.state === 'refused' && standing.refusal.reason === 'funds')
      if (!mayBuy || !offer) return standing
      const bought = await shipx.ask(
        {
          ...{ method: 'POST', to: '/v1/shipments/{externalId}/buy', params: { externalId } },
          body: { json: { offer_id: offer.id } },
        },
        shipxShipment,
      )
      // `invalid_action`: it was bought by a call whose answer we never had.
      if ('problem' in bought) {
        const again = await read(externalId)
        if ('answer' in again && isBought(again.answer)) return standingOf(again.answer, deps.now())
        return { state: 'refused', refusal: refusalOf(bought.problem) }
      }
      const after = standingOf(bought.answer, deps.now())
      // Taken on, and confirmed a moment later.
      return after.state === 'prepared' ? { state: 'pending' } : after
    },

    fetchLabel: (externalId, format) => fetchLabel(shipx, externalId, format),

    async cancel(externalId) {
      const told = await shipx.ask(
        { method: 'DELETE', to: '/v1/shipments/{externalId}', params: { externalId } },
        z.unknown(),
      )
      if ('answer' in told) return 'cancelled'
      const standing = await fetchStanding(externalId)
      return standing.state === 'gone' ? 'cancelled' : 'tooLate'
    },

    fetchCash: (from, until) => fetchCash(shipx, from, until),

    orderCollection: (request) => orderCollection(shipx, request),
    fetchCollection: (collection) => fetchCollection(shipx, collection),
    cancelCollection: (collection) => cancelCollection(shipx, collection),

    async track(number) {
      const told = await shipx.ask({ to: '/v1/tracking/{number}', params: { number } }, shipxTracking)
      if ('problem' in told) return null
      return told.answer.tracking_details
        .map((entry): TrackingEvent => {
          const { status, agency, datetime } = entry
          const raw = JSON.stringify(entry)
          return { code: status, meaning: meaningOf(status), at: new Date(datetime), place: agency || null, raw }
        })
        .filter(({ at }) => !Number.isNaN(at.getTime()))
        .sort((a, b) => a.at.getTime() - b.at.getTime())
    },
  }
}
