// For statements of other domains: what it means is decided here.
import { type RawBuilder, sql } from 'kysely'
import { listOf } from '../../../platform/db/list-of.ts'
import { actorsOf, INCIDENT_REASONS } from '../../shipping/contract.ts'

const OF_SELLERS = INCIDENT_REASONS.filter((reason) => actorsOf(reason).includes('seller'))

/** Ids of a company's orders of which a shipment is held up by something that its seller can see to. By an index of those alone. */
export const ordersNeedingSeller = (companyId: number): RawBuilder<unknown> =>
  sql`(select order_id from tracked_shipments where company_id = ${companyId} and incident is not null and incident in ${listOf(OF_SELLERS)})`
