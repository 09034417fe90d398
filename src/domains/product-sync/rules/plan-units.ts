import {
  canonicalFacts,
  type Facts,
  type Group,
  gradeOf,
  lastCharacters,
  NEWEST_GRADE_RULES,
  refusedTo,
  UNIT_GRADES,
  type UnitGrade,
} from '../../units/rules/index.ts'
import type { SyncProblem, UnitDraft } from '../contract.ts'
import { saidFacts } from './said-facts.ts'

/** What is known of a unit before. */
export type KnownUnit = {
  code: string
  companyId: number | null
  soldBy: number | null
  /** Its number is known; the hash alone. */
  numberHash: Uint8Array | null
  productId: number | null
  versionId: number | null
  offered: boolean
  state: 'inStock' | 'reserved' | 'sold'
  facts: Facts | null
  grade: UnitGrade | null
  last4: string | null
}
/** A draft, with what is known of what it names. `key`: the same for the same thing. `versionName`: of its version. */
export type UnitLine = { draft: UnitDraft; versionName: string; key: string; known: KnownUnit | undefined }
export type PlannedUnit = UnitLine & {
  /** Facts to note; undefined: nothing said, or known already. */
  facts: Facts | undefined
  grade: UnitGrade | null
  /** Comes to the product, or to another version of it. */
  comes: boolean
}

/** Units in one product. */
export const MOST_UNITS_OF_PRODUCT = 200

type Place = {
  companyId: number
  group: Group
  /** Null: it does not exist yet. */
  productId: number | null
  /** Ids of versions by name; undefined: it is new. */
  versionIdOf: (name: string) => number | undefined
  /** Keys that other lines have named already. */
  named: Set<string>
}

/**
 * What becomes of things that are named for one product. One that cannot be taken is left out and said by its line: it is unknown, named
 * twice, in another published offer or promised to a buyer (`device_listed_already`), another's and named by its code alone, or its facts are
 * none of such a thing.
 */
export function planUnits(lines: readonly UnitLine[], place: Place): { units: PlannedUnit[]; problems: SyncProblem[] } {
  const problems: SyncProblem[] = []
  const units = lines.flatMap((line, index): PlannedUnit[] => {
    const { draft, known, key } = line
    const leave = (field: string, code: string, params?: SyncProblem['params']) => {
      problems.push({ ref: draft.ref, field, code, severity: 'warning', ...(params && { params }) })
      return []
    }
    const field = draft.number ? (draft.number.kind === 'imei' ? 'unitImei' : 'unitSerial') : 'unitCode'
    if (index >= MOST_UNITS_OF_PRODUCT) return leave(field, 'more_than_allowed', { maximum: MOST_UNITS_OF_PRODUCT })
    if (!draft.number && !known) return leave(field, 'unit_not_found')
    if (place.named.has(key)) return leave(field, 'device_repeated')
    place.named.add(key)
    if (known && isTied(known, place)) return leave(field, 'device_listed_already')
    const foreign = !draft.number && known ? refusedTo(place.companyId, known, 'code') : undefined
    if (foreign) return leave(field, foreign)
    const read = draft.said ? saidFacts(draft.said, place.group) : draft.facts && { facts: draft.facts }
    if (read && 'columns' in read) return read.columns.flatMap((column) => leave(column, 'facts_unfit'))
    if (draft.erasure && !isErasable(read?.facts ?? known?.facts)) return leave('unitErasure', 'erasure_incomplete')
    const isSame = !read || (known?.companyId === place.companyId && sameFacts(known.facts, read.facts))
    const versionId = place.versionIdOf(line.versionName)
    const stays =
      known?.companyId === place.companyId && place.productId !== null && known.productId === place.productId
    return [
      {
        ...line,
        facts: isSame ? undefined : read.facts,
        grade: isSame ? (known?.grade ?? null) : gradeOf(read.facts, NEWEST_GRADE_RULES).grade,
        comes: !stays || known.versionId !== (versionId ?? null),
      },
    ]
  })
  return { units, problems }
}

/** Whether something else has it that it may not be taken from. */
function isTied({ companyId, productId, offered, state }: KnownUnit, place: Place): boolean {
  if (companyId !== null && companyId !== place.companyId) return offered || state === 'reserved'
  return productId !== place.productId && (offered || state === 'reserved')
}

const isErasable = (facts: Facts | null | undefined) => facts?.wiped !== undefined && facts.wiped !== 'none'

const sameFacts = (one: Facts | null, other: Facts) => one !== null && canonicalFacts(one) === canonicalFacts(other)

/** The unit with the worst grade of those that were measured or come. */
export function worstOf(
  units: readonly PlannedUnit[],
): { code: string; last4: string | null; grade: UnitGrade; ref: number } | undefined {
  const graded = units.flatMap(({ grade, key, known, draft }) =>
    grade === null
      ? []
      : [
          {
            grade,
            code: known?.code ?? key,
            last4: known?.last4 ?? (draft.number ? lastCharacters(draft.number.plain) : null),
            ref: draft.ref,
          },
        ],
  )
  return graded.sort((a, b) => UNIT_GRADES.indexOf(b.grade) - UNIT_GRADES.indexOf(a.grade))[0]
}
