import type { ReturnableOrder } from '../../../domains/returns/buyer/contract.ts'
import { CASE_KINDS, type CaseKind } from '../../../domains/returns/contract.ts'

const PROBLEMS = ['fields', 'pieces', 'unsent', 'whole', 'calledOff', 'moved', 'disputed', 'late', 'failed'] as const
export type CaseProblem = (typeof PROBLEMS)[number]

/** What a form without scripts brought along in the address: shown again, beside what was wrong with it. */
export type Draft = {
  name: string | null
  email: string | null
  nonProfessional: boolean
  words: string
  wish: string | null
  wishAmount: string
  kind: CaseKind | undefined
  /** By item; null: nothing was chosen yet. */
  pieces: ReadonlyMap<number, number> | null
  /** The pieces are those of what left in part that have not. */
  isOfUnsent: boolean
  /** The second step of a withdrawal. */
  checks: boolean
}

export function readDraft(query: URLSearchParams): Draft {
  const pieces = [...query].flatMap(([name, value]) => {
    const itemId = Number(/^piece\.(\d{1,9})$/.exec(name)?.[1] ?? 0)
    return itemId > 0 ? [[itemId, Math.trunc(Number(value)) || 0] as const] : []
  })
  return {
    name: query.get('name'),
    email: query.get('email'),
    nonProfessional: query.get('nonProfessional') === 'on',
    words: query.get('words') ?? '',
    wish: query.get('wish'),
    wishAmount: query.get('wishAmount') ?? '',
    kind: CASE_KINDS.find((one) => one === query.get('kind')),
    pieces: pieces.length > 0 ? new Map(pieces) : null,
    isOfUnsent: query.get('part') === 'unsent',
    checks: query.get('step') === 'check',
  }
}

export const readProblem = (query: URLSearchParams): CaseProblem | undefined =>
  PROBLEMS.find((one) => one === query.get('problem'))

/** What was chosen, as far as it may still be named; `otherwise` where nothing was. */
export function piecesOf(
  { pieces }: Draft,
  { lines }: ReturnableOrder,
  otherwise: Record<number, number>,
): Record<number, number> {
  if (!pieces) return otherwise
  return Object.fromEntries(
    lines.map(({ itemId, free }) => [itemId, Math.max(0, Math.min(free, pieces.get(itemId) ?? 0))]),
  )
}
