import type { Facts } from './facts.ts'
import type { UnitGrade } from './rule.ts'

export const EVENT_KINDS = [
  'received',
  'tested',
  'graded',
  'repaired',
  'wiped',
  'listed',
  'sold',
  'returned',
  'warranty',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export const REPAIRED_PARTS = [
  'screen',
  'battery',
  'body',
  'keyboard',
  'drive',
  'memory',
  'board',
  'ports',
  'camera',
  'buttons',
  'fans',
  'optics',
  'software',
  'other',
] as const
export type RepairedPart = (typeof REPAIRED_PARTS)[number]

export const CLAIMS = ['opened', 'repaired', 'replaced', 'refunded', 'refused'] as const
export type Claim = (typeof CLAIMS)[number]

/** What each kind of event tells. Nobody is named, no number stands in it. `note`: the salted hash of somebody's words. */
export type EventData = {
  /** `carried`: it was known before there were passports. */
  received: { group: string; gtin: string | null; carried?: true }
  tested: { facts: Facts; note?: string }
  graded: { grade: UnitGrade | null; rules: number; byHand: boolean; proposed?: UnitGrade | null; note?: string }
  /** `parts`: whose spare parts. */
  repaired: { what: RepairedPart; parts: 'none' | 'original' | 'other'; note?: string }
  /** `day`: `2026-11-24`; `file`: sha256 of the certificate, hexadecimal; `verified`: per cent. */
  wiped: {
    method: 'clear' | 'purge' | 'destroy'
    tool: string
    day: string
    verified: number | null
    drives: number
    file: string
  }
  listed: Record<never, never>
  sold: Record<never, never>
  returned: Record<never, never>
  /** A promise, or what became of a complaint. `until`: its last day. */
  warranty: { months: number; until: string } | { claim: Claim }
}

/** One event as its hash holds it. `at`: UTC with milliseconds; `by`: `seller-1`, `market`; hashes in hexadecimal. */
export type EventContent<Kind extends EventKind = EventKind> = {
  v: 1
  unit: string
  seq: number
  at: string
  kind: Kind
  by: string
  data: EventData[Kind]
  prev: string | null
}
