export {
  actorsOf,
  INCIDENT_ACTORS,
  INCIDENT_REASONS,
  type IncidentActor,
  type IncidentReason,
} from '../carriers/incident-reasons.ts'
export { incidentReason, incidentsOf } from '../carriers/incidents.ts'
