import type { TrackingMeaning } from './descriptor.ts'
import type { CarrierIncidents, IncidentReason } from './incident-reasons.ts'
import { inpostIncidents } from './inpost/incidents.ts'

/** By carrier; one without a table is understood by its meanings alone. */
const TABLES: Readonly<Record<string, CarrierIncidents>> = { inpost: inpostIncidents }
const NONE: CarrierIncidents = { reasons: {}, families: [], moves: {}, reminders: [] }

/** Those of a carrier, as its folder has them. */
export const incidentsOf = (carrier: string): CarrierIncidents =>
  (Object.hasOwn(TABLES, carrier) && TABLES[carrier]) || NONE

/** Where a meaning alone is known. */
const BY_MEANING: Partial<Record<TrackingMeaning, IncidentReason>> = {
  problem: 'unknown',
  returning: 'goingBack',
  returned: 'cameBack',
  cancelled: 'calledOff',
}

/** Why what a carrier told keeps a shipment from going on; null: it does not. */
export function incidentReason(carrier: string, code: string, meaning: TrackingMeaning): IncidentReason | null {
  const { reasons, families } = incidentsOf(carrier)
  if (Object.hasOwn(reasons, code)) return reasons[code] ?? null
  return families.find(([beginning]) => code.startsWith(beginning))?.[1] ?? BY_MEANING[meaning] ?? null
}
