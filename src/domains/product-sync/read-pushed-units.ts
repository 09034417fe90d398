import type { Deps } from '../../platform/deps.ts'
import { type StoredUnit, unitPages } from '../units/index.ts'
import { findPlaces } from './store.ts'

/** A unit as programs read it back: with where it stands, by ERP code. */
export type PushedUnit = StoredUnit & { erpCode: string | null; versionName: string | null }

/** Units that the company has (`sold`: those it sold), after an id, in the order of their ids. */
export async function readPushedUnits(
  deps: Pick<Deps, 'db'>,
  page: { companyId: number; sold: boolean; after: number; limit: number },
): Promise<PushedUnit[]> {
  const units = await unitPages.findUnitsPage(deps.db, page)
  const places = await findPlaces(
    deps.db,
    units.flatMap(({ productId }) => productId ?? []),
  )
  return units.map((unit) => {
    const place = places.get(unit.productId ?? 0)
    return { ...unit, erpCode: place?.erpCode ?? null, versionName: place?.names.get(unit.versionId ?? 0) ?? null }
  })
}
