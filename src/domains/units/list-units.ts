import { Failure } from '../../values/failure.ts'
import { appendEvents } from './append-events.ts'
import type { SigningDeps } from './signer-of.ts'
import { findIdsOfProducts, findOffered, lockUnits, type StoredUnit, writeUnits } from './store/units.ts'

/**
 * Makes these units those of a version of a product (null: of the product): others that stood there stand nowhere afterwards. Each has to be
 * in stock at the company (`unit_not_here`, `unit_reserved`). What is offered so says it in its chain, once.
 */
export async function listUnits(
  deps: SigningDeps,
  given: { companyId: number; productId: number; versionId: number | null; unitIds: readonly number[] },
): Promise<void> {
  const { companyId, productId, versionId } = given
  const wanted = new Set(given.unitIds)
  const there = await findIdsOfProducts(deps.db, [productId])
  const units = await lockUnits(deps.db, [...new Set([...there, ...wanted])])
  if (units.filter(({ id }) => wanted.has(id)).length < wanted.size) throw new Failure('notFound', 'unit_not_found')
  const changed = units.flatMap((unit): StoredUnit[] => {
    const stands = unit.productId === productId
    if (wanted.has(unit.id)) {
      if (unit.companyId !== companyId) throw new Failure('conflict', 'unit_not_here', { params: { code: unit.code } })
      if (stands && unit.versionId === versionId) return []
      refuseReserved(unit)
      return [{ ...unit, productId, versionId }]
    }
    // What an order waits for stays until it has left.
    if (!stands || unit.versionId !== versionId || unit.state === 'reserved') return []
    return [{ ...unit, productId: null, versionId: null, listedFor: null }]
  })
  await writeUnits(deps.db, changed)
  await noteListed(
    deps,
    changed.filter(({ productId: at }) => at !== null).map(({ id }) => id),
  )
}

/** Takes units out of the product where they stand; what is reserved is `unit_reserved`. */
export async function unlistUnits(
  deps: SigningDeps,
  { companyId, unitIds }: { companyId: number; unitIds: readonly number[] },
): Promise<void> {
  const units = await lockUnits(deps.db, unitIds)
  const changed = units.flatMap((unit) => {
    if (unit.companyId !== companyId || unit.productId === null) return []
    refuseReserved(unit)
    return [{ ...unit, productId: null, versionId: null, listedFor: null }]
  })
  await writeUnits(deps.db, changed)
}

/** Products were published: their units say so in their chains, once. */
export async function publishedUnits(deps: SigningDeps, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await noteListed(deps, await findIdsOfProducts(deps.db, productIds))
}

/** Nobody moves units of these products, or changes what is known of them, until the caller's transaction ends. Before a status is changed. */
export async function lockUnitsOf(deps: Pick<SigningDeps, 'db'>, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await lockUnits(deps.db, await findIdsOfProducts(deps.db, productIds))
}

/** Units that stand in published offers say so in their chains, once for each offer. */
export async function noteListed(deps: SigningDeps, ids: readonly number[]): Promise<void> {
  const offered = await lockUnits(deps.db, await findOffered(deps.db, ids))
  await appendEvents(
    deps,
    offered.flatMap((unit) =>
      unit.listedFor === unit.productId
        ? []
        : [
            {
              unit: { ...unit, listedFor: unit.productId },
              happened: [{ kind: 'listed', by: unit.companyId, data: {} }],
            },
          ],
    ),
  )
}

/** `unit_reserved` where an order holds it. */
export function refuseReserved({ state, code }: StoredUnit): void {
  if (state === 'reserved') throw new Failure('conflict', 'unit_reserved', { params: { code } })
}
