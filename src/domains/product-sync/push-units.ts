import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { readCategories } from '../categories/index.ts'
import { gradeAboveUnits } from '../products/index.ts'
import { findKnownUnits, unitListing } from '../units/index.ts'
import { type Facts, groupOfCategory } from '../units/rules/index.ts'
import { announceInParts } from './announce-in-parts.ts'
import type { UnitDraft } from './contract.ts'
import type { KnownProduct, KnownVersion } from './rules/known-product.ts'
import { type PlannedUnit, planUnits, worstOf } from './rules/plan-units.ts'
import { findByErpCode } from './store.ts'
import { writeUnits } from './write-units.ts'

/** One thing of a version; `facts` as they were measured. Without a version's name: of the only one. */
export type UnitPush = {
  erpCode: string
  versionName?: string | undefined
  number?: { kind: 'imei' | 'serial'; plain: string } | undefined
  code?: string | undefined
  facts?: Facts | undefined
  erasure?: { number: string; day: string; tool: string } | undefined
}
/** `unit`: public id of what was accepted or is known. `field` as files call it is the caller's to rename. */
export type UnitOutcome = {
  outcome: 'accepted' | 'unchanged' | 'refused'
  code?: string
  field?: string
  unit?: string
}

type Found = { product: KnownProduct; version: KnownVersion }

/**
 * Receives many things of one company into its products by ERP code and notes what was measured of them, inside the caller's transaction. Each
 * item stands for itself; said again, it changes nothing. Nothing is taken out of an offer by being left out.
 */
export async function pushUnits(deps: Deps, companyId: number, items: readonly UnitPush[]): Promise<UnitOutcome[]> {
  const codes = [...new Set(items.map(({ erpCode }) => erpCode))]
  const products = await findByErpCode(deps.db, companyId, codes, true)
  await unitListing.lockUnitsOf(
    deps,
    [...products.values()].map(({ id }) => id),
  )
  const categories = await readCategories(deps)
  const known = await findKnownUnits(deps, items)
  const outcomes = new Map<number, UnitOutcome>()
  const found = items.map((item, index) => {
    const one = findVersion(products, item)
    if (typeof one === 'string') outcomes.set(index, { outcome: 'refused', code: one })
    return typeof one === 'string' ? undefined : one
  })
  const named = new Set<string>()
  const planned = [...products.values()].map((product) => {
    const lines = items.flatMap(({ number, code, facts, erasure }, ref) => {
      const at = found[ref]
      if (at?.product !== product) return []
      const draft: UnitDraft = {
        ref,
        ...(number && { number }),
        ...(code && { code }),
        ...(facts && { facts }),
        ...(erasure && { erasure }),
      }
      const { key, unit } = must(known[ref], 'what is known of an item')
      return [{ draft, versionName: at.version.name.trim(), key, known: unit }]
    })
    const place = {
      ...{ companyId, productId: product.id, named },
      group: groupOfCategory(categories, product.categoryId),
      versionIdOf: (name: string) => product.versions.find((version) => version.name.trim() === name)?.id,
    }
    const { units, problems } = planUnits(lines, place)
    for (const { ref, code, field } of problems) outcomes.set(ref, { outcome: 'refused', code, field })
    return { product, units: units.filter((unit) => keeps(product, unit, outcomes)) }
  })
  for (const { units } of planned)
    for (const { draft, known: unit } of units)
      if (unit) outcomes.set(draft.ref, { outcome: 'unchanged', unit: unit.code })
  for (const written of await writeUnits(deps, companyId, planned)) {
    const { unit } = written
    if ('problem' in written) {
      const { code, field } = written.problem
      outcomes.set(unit.draft.ref, { outcome: 'refused', code, field })
    } else if (unit.comes || unit.facts) outcomes.set(unit.draft.ref, { outcome: 'accepted', unit: written.code })
  }
  const changed = planned.filter(({ units }) => units.some(({ comes, facts }) => comes || facts !== undefined))
  await announceInParts(
    deps,
    'product.changed',
    changed.map(({ product }) => product.id),
  )
  return items.map((_, index) => must(outcomes.get(index), 'the outcome of an item'))
}

/** An offer promises no more than what comes into it. */
function keeps(product: KnownProduct, unit: PlannedUnit, outcomes: Map<number, UnitOutcome>): boolean {
  const worst = unit.comes || unit.facts ? worstOf([unit]) : undefined
  const above = worst ? gradeAboveUnits(product, { productId: product.id, ...worst }) : []
  if (above.length > 0) outcomes.set(unit.draft.ref, { outcome: 'refused', code: 'grade_above_units', field: 'facts' })
  return above.length === 0
}

function findVersion(products: ReadonlyMap<string, KnownProduct>, { erpCode, versionName }: UnitPush): Found | string {
  const product = products.get(erpCode)
  if (!product) return 'erp_code_unknown'
  const { versions } = product
  if (versionName === undefined && versions.length > 1) return 'version_unclear'
  const version = versionName === undefined ? versions[0] : versions.find(({ name }) => name.trim() === versionName)
  return version ? { product, version } : 'version_not_found'
}
