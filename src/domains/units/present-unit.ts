import type { Deps } from '../../platform/deps.ts'
import type { OwnUnit, Passport, UnitEventView, UnitRow } from './contract.ts'
import { unitAddress } from './rules/address.ts'
import type { EventData } from './rules/event.ts'
import { gradeOf } from './rules/grade-of.ts'
import { lifeOf } from './rules/life.ts'
import { findErasure, hasErasureFile } from './store/erasures.ts'
import { findChain, type StoredEvent } from './store/events.ts'
import type { StoredUnit } from './store/units.ts'
import { presentErasure } from './wipe-unit.ts'

export function presentRow(unit: StoredUnit): UnitRow {
  const { code, name, group, categoryId, gtin, numberKind, last4, state, productId, versionId, offered } = unit
  return {
    ...{ code, name, group, categoryId, gtin, state, productId, versionId, offered },
    number: numberKind && last4 !== null ? { kind: numberKind, last4 } : null,
    grade: unit.grade,
    gradeByHand: unit.gradeByHand,
    testedAt: unit.testedAt?.toISOString() ?? null,
    createdAt: unit.createdAt.toISOString(),
  }
}

/** A unit as its company sees it: with its own words, not with those of others. */
export async function presentOwn(
  deps: Pick<Deps, 'db' | 'secrets'>,
  unit: StoredUnit,
  { companyId, origin }: { companyId: number; origin: string },
): Promise<OwnUnit> {
  const chain = await findChain(deps.db, unit.id)
  const kept = await findErasure(deps.db, unit.id, companyId)
  const self = `seller-${unit.sellers.indexOf(companyId) + 1}`
  return {
    ...presentRow(unit),
    ...gradedOf(unit),
    facts: unit.facts,
    gradeRules: unit.gradeRules,
    gradeProposed: unit.gradeProposed,
    erasure: kept ? presentErasure(deps, kept) : null,
    events: chain.map((event) => presentEvent(event, event.by === self)),
    address: unitAddress(unit, origin),
    warrantyUntil: lifeOf(chain).warrantyUntil,
  }
}

/** A unit as everybody sees it. */
export async function presentPassport(deps: Pick<Deps, 'db'>, unit: StoredUnit, origin: string): Promise<Passport> {
  const chain = await findChain(deps.db, unit.id)
  const { warrantyUntil, wiped } = lifeOf(chain)
  const events = chain.map((event) => presentEvent(event, false))
  const byHand = unit.gradeByHand ? events.findLast(({ kind }) => kind === 'graded') : undefined
  const { code, name, group, gtin, facts, grade, gradeRules, gradeByHand, gradeProposed, headHash, seq } = unit
  return {
    ...{ code, name, group, gtin, facts, grade, gradeRules, gradeByHand, gradeProposed, warrantyUntil, events },
    testedAt: unit.testedAt?.toISOString() ?? null,
    gradeReason: byHand?.note ?? null,
    because: gradedOf(unit).because,
    erasure:
      wiped && (await hasErasureFile(deps.db, unit.id, wiped.file))
        ? { method: wiped.method, tool: wiped.tool, day: wiped.day, file: wiped.file }
        : null,
    hasNumber: unit.numberHash !== null,
    offeredAs: unit.offered ? unit.productId : null,
    head: headHash && { seq, hash: headHash.toString('hex') },
    address: unitAddress(unit, origin),
  }
}

/** Why the rules say so, by the version that was in force; of facts that are not there, nothing. */
function gradedOf({ facts, gradeRules }: StoredUnit): Pick<OwnUnit, 'because' | 'missing'> {
  if (!facts || gradeRules === null) return { because: [], missing: [] }
  const { because, missing } = gradeOf(facts, gradeRules)
  return { because, missing }
}

/** Words of a grade by hand are for everybody, others for the company that wrote them. */
export const isPublicNote = (event: Pick<StoredEvent, 'kind'>): boolean => event.kind === 'graded'

function presentEvent(event: StoredEvent, isOwn: boolean): UnitEventView {
  const { note: _, ...data } = event.data as EventData['tested']
  return {
    ...{ seq: event.seq, at: event.at.toISOString(), kind: event.kind, by: event.by },
    data: data as Record<string, unknown>,
    note: isOwn || isPublicNote(event) ? event.note : null,
  }
}
