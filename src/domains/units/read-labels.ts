import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { unitAddress } from './rules/address.ts'
import { findIdsOf, findUnitsByIds } from './store/units.ts'

/** What a label tells of a unit; `address`: where its QR code leads. */
export type UnitLabel = { code: string; name: string; address: string }

/** Units that the company has, by their codes and in their order, as labels tell them; `unit_not_found`. `origin`: public address of the market. */
export async function readUnitLabels(
  deps: Pick<Deps, 'db'>,
  { companyId, codes, origin }: { companyId: number; codes: readonly string[]; origin: string },
): Promise<UnitLabel[]> {
  const units = await findUnitsByIds(deps.db, await findIdsOf(deps.db, { hashes: [], codes }))
  return codes.map((code) => {
    const unit = units.find((one) => one.code === code && one.companyId === companyId)
    if (!unit) throw new Failure('notFound', 'unit_not_found', { params: { code } })
    return { code, name: unit.name, address: unitAddress(unit, origin) }
  })
}
