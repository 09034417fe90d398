import type { Deps } from '../../../platform/deps.ts'
import { findUnitsOfProducts, type StoredUnit } from '../../units/index.ts'
import type { OwnOffer } from '../offers/contract.ts'

type Numbered = StoredUnit & { numberKind: NonNullable<StoredUnit['numberKind']>; last4: string }

/** Units of a product that are told by a number. */
export async function devicesOf(db: Deps['db'], productId: number): Promise<Numbered[]> {
  const units = await findUnitsOfProducts(db, [productId])
  return units.filter((unit): unit is Numbered => unit.numberKind !== null && unit.last4 !== null)
}

/** The same as the team sees them. */
export async function readDevices(db: Deps['db'], productId: number): Promise<OwnOffer['devices']> {
  return (await devicesOf(db, productId)).map(({ id, numberKind, last4, code, versionId, grade }) => ({
    ...{ id, kind: numberKind, last4, code, versionId, grade },
  }))
}
