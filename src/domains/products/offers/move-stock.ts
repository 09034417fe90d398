import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import type { StockReason } from '../../stock/contract.ts'
import { adjustStock } from '../../stock/index.ts'
import type { OwnOffer } from './contract.ts'
import { composeOffer, requireOffer } from './read-offer.ts'
import { renameFields } from './rename-fields.ts'

export type StockMove = {
  reason: StockReason
  note: string | null
  changes: readonly { versionId: number; delta: number }[]
}

/** Moves stock of a product's versions by pieces, all or none: nobody's change is lost, whoever else sells or counts meanwhile. */
export async function moveStock(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, productId }: { companyId: number; productId: number },
  { reason, note, changes }: StockMove,
): Promise<OwnOffer> {
  const { byUser } = requireMember(deps, actor, companyId, 'stock.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { versions } = await requireOffer(inside, companyId, productId)
    const own = new Set(versions.map((version) => version.id))
    const fields = changes.flatMap(({ versionId }, index) =>
      own.has(versionId) ? [] : [{ field: `changes.${index}.versionId`, code: 'version_not_found' }],
    )
    if (fields.length > 0) throw new Failure('notFound', 'version_not_found', { fields })
    await renameFields(
      (id) => `changes.${changes.findIndex((change) => change.versionId === id)}.delta`,
      () =>
        adjustStock(
          inside,
          companyId,
          changes.map((change) => ({ ...change, note: note || null })),
          { reason, byUser },
        ),
    )
    return composeOffer(inside, companyId, productId)
  })
}
