/** Who can do something about it. */
export const INCIDENT_ACTORS = ['buyer', 'seller', 'carrier'] as const
export type IncidentActor = (typeof INCIDENT_ACTORS)[number]

/** What keeps a shipment from going on, and who can act, who can do most about it first. Texts `buyer_…` and `seller_…` say what to do. */
export const INCIDENTS = {
  /** Nobody was there; the carrier tries again or leaves it at a point. */
  notMet: ['buyer'],
  wrongAddress: ['seller', 'buyer'],
  /** Whoever was there could not pay. */
  cashMissing: ['buyer'],
  refused: ['seller', 'buyer'],
  notCollected: ['seller', 'buyer'],
  tooLarge: ['seller'],
  damaged: ['seller', 'carrier'],
  missing: ['carrier', 'seller'],
  claimed: ['carrier'],
  /** Out of the point where it lay. */
  takenOut: ['carrier'],
  delayed: ['carrier'],
  /** On its way back, and the carrier does not say why. */
  goingBack: ['seller', 'buyer'],
  cameBack: ['seller'],
  calledOff: ['seller'],
  /** The carrier tells of a problem in words that nobody here knows: only the seller, whose contract it is, can ask what it is. */
  unknown: ['seller'],
} as const satisfies Record<string, readonly IncidentActor[]>
export type IncidentReason = keyof typeof INCIDENTS
export const INCIDENT_REASONS = Object.keys(INCIDENTS) as [IncidentReason, ...IncidentReason[]]
export const actorsOf = (reason: IncidentReason): readonly IncidentActor[] => INCIDENTS[reason]

/** What a carrier's own words mean besides their `TrackingMeaning`. A carrier without a table is understood by its meanings alone. */
export type CarrierIncidents = {
  /** By the carrier's own word. */
  reasons: Readonly<Record<string, IncidentReason>>
  /** By the beginning of a word, where none of the words above is meant. */
  families: readonly (readonly [beginning: string, IncidentReason])[]
  /** Words after which it waits elsewhere than was chosen: true; and those that take it back: false. */
  moves: Readonly<Record<string, boolean>>
  /** Words by which the carrier reminds of a shipment that waits. */
  reminders: readonly string[]
}
