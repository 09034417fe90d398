import type { Deps } from '../../platform/deps.ts'
import { readCategories } from '../categories/index.ts'
import { publicGtin } from '../products/index.ts'
import { receiveEach, unitSync } from '../units/index.ts'
import { groupOfCategory, publicName } from '../units/rules/index.ts'
import type { SyncProblem } from './contract.ts'
import type { PlannedUnit } from './rules/plan-units.ts'
import { findVersionNames } from './store.ts'

/** Things of one product that is there. */
export type UnitsToWrite = {
  product: { id: number; title: string; brand: string; model: string; ean: string | null; categoryId: number }
  units: readonly PlannedUnit[]
}
export type WrittenUnit = { unit: PlannedUnit; problem: SyncProblem } | { unit: PlannedUnit; code: string }

/**
 * Receives things, puts them into their versions and notes what was measured, inside the caller's transaction and in a few statements. Whoever
 * was faster with one is told by its problem; the others are written. In order.
 */
export async function writeUnits(
  deps: Deps,
  companyId: number,
  products: readonly UnitsToWrite[],
): Promise<WrittenUnit[]> {
  const all = products.flatMap(({ product, units }) => units.map((unit) => ({ product, unit })))
  if (all.length === 0) return []
  const categories = await readCategories(deps)
  const nameOf = new Map(categories.map(({ id, names }) => [id, names['pl-PL']]))
  const items = all.map(({ product, unit: { draft } }) => ({
    ...(draft.number ? { number: draft.number } : { code: draft.code }),
    name: publicName(
      [product.title, `${product.brand} ${product.model}`, nameOf.get(product.categoryId) ?? ''],
      draft.number?.plain,
    ),
    group: groupOfCategory(categories, product.categoryId),
    categoryId: product.categoryId,
    gtin: publicGtin(product.ean),
  }))
  const versions = await findVersionNames(
    deps.db,
    products.map(({ product }) => product.id),
  )
  const versionIdOf = (productId: number, name: string) => {
    const own = versions.filter((version) => version.productId === productId)
    return (own.length === 1 ? own[0] : own.find((version) => version.name.trim() === name))?.id
  }
  const received = await receiveEach(deps, companyId, items)
  const here = all.flatMap(({ product, unit }, index) => {
    const outcome = received[index]
    const versionId = versionIdOf(product.id, unit.versionName)
    if (!outcome || !('unit' in outcome) || versionId === undefined) return []
    return [{ unit, unitId: outcome.unit.id, code: outcome.unit.code, productId: product.id, versionId }]
  })
  const tied = new Set(await unitSync.placeUnits(deps, { companyId, places: here }))
  const placed = here.filter(({ unitId }) => !tied.has(unitId))
  await unitSync.testUnits(deps, {
    companyId,
    tests: placed.flatMap(({ unitId, unit }) => (unit.facts ? [{ unitId, facts: unit.facts }] : [])),
  })
  await unitSync.noteErasures(deps, {
    companyId,
    erasures: placed.flatMap(({ unitId, unit }) => erasureOf(unitId, unit)),
  })
  const codeOf = new Map(placed.map(({ unit, code }) => [unit, code]))
  return all.map(({ unit }, index) => {
    const code = codeOf.get(unit)
    if (code !== undefined) return { unit, code }
    const outcome = received[index]
    const refused = outcome && 'code' in outcome && outcome.code !== 'unit_listed_elsewhere' ? outcome.code : undefined
    const field = unit.draft.number ? (unit.draft.number.kind === 'imei' ? 'unitImei' : 'unitSerial') : 'unitCode'
    return {
      unit,
      problem: { ref: unit.draft.ref, field, code: refused ?? 'device_listed_already', severity: 'warning' },
    }
  })
}

function erasureOf(unitId: number, { draft: { erasure }, facts, known }: PlannedUnit) {
  const method = (facts ?? known?.facts)?.wiped
  if (!erasure || method === undefined || method === 'none') return []
  return [{ unitId, number: erasure.number, wipedOn: erasure.day, tool: erasure.tool, method }]
}
