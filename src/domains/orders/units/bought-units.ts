import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { findCertified, readErasureFile, readUnitsById } from '../../units/index.ts'
import { requirePurchase } from '../read-purchase.ts'
import type { BoughtUnit } from './contract.ts'
import { findBoughtUnits } from './store.ts'

/** Opening a sealed file costs time. Of one purchase. */
const FILES = defineLimit({ name: 'erasure-files', attempts: 60, seconds: 3600 })

/** Units of a purchase that have left for its buyer; `purchase_not_found`. */
export async function readBoughtUnits(deps: Deps, key: string): Promise<BoughtUnit[]> {
  const purchase = await requirePurchase(deps, key)
  const rows = await findBoughtUnits(deps.db, purchase.id)
  const ids = rows.map(({ unitId }) => unitId)
  const units = await readUnitsById(deps.db, ids)
  const certified = await findCertified(deps.db, ids)
  return rows.map(({ unitId, companyId, leftAt, returnedAt, ...row }) => {
    const { code, name, grade } = must(units.get(unitId), `unit ${unitId}`)
    return {
      ...{ orderNumber: row.orderNumber, versionId: row.versionId, shipmentId: row.shipmentId, code, name, grade },
      leftAt: leftAt.toISOString(),
      returnedAt: returnedAt?.toISOString() ?? null,
      hasErasure: returnedAt === null && certified.some((one) => one.unitId === unitId && one.companyId === companyId),
    }
  })
}

/** The certificate that the seller of a bought unit uploaded, as long as the buyer has the unit: `unit_not_found`, `erasure_not_found`. */
export async function readBoughtErasure(
  deps: Deps,
  { key, code }: { key: string; code: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const purchase = await requirePurchase(deps, key)
  await deps.limits.count(FILES, key)
  const rows = (await findBoughtUnits(deps.db, purchase.id)).filter(({ returnedAt }) => returnedAt === null)
  const units = await readUnitsById(
    deps.db,
    rows.map(({ unitId }) => unitId),
  )
  const row = rows.find(({ unitId }) => units.get(unitId)?.code === code)
  if (!row) throw new Failure('notFound', 'unit_not_found')
  return readErasureFile(deps, { unitId: row.unitId, companyId: row.companyId })
}
