/** What a file shows that goes to a provider as evidence in a dispute; of each kind a provider takes one. */
export const EVIDENCE_KINDS = [
  'receipt',
  'shipping',
  'signature',
  'communication',
  'terms',
  'duplicate',
  'uncategorized',
] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]
