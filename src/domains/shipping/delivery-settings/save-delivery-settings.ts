import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireMember } from '../../companies/index.ts'
import type { DeliverySettings } from './contract.ts'
import { hasShops, readDeliverySettings } from './read-delivery-settings.ts'
import { checkMethods, type MethodInput, normalizeMethods } from './rules/check-methods.ts'
import { lockDeliverySettings, saveMethods } from './store.ts'

export type DeliverySettingsInput = { companyId: number; revision: number; methods: readonly MethodInput[] }

/**
 * Saves all delivery methods of a company at once; methods left out are switched off. `changed_meanwhile` when somebody else saved
 * since `revision`; every wrong field is named (V10 among them). Pages that show the prices are dropped when it commits.
 */
export async function saveDeliverySettings(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, revision, methods }: DeliverySettingsInput,
): Promise<DeliverySettings> {
  const { actor: member } = requireMember(deps, actor, companyId, 'delivery.edit')
  const normalized = normalizeMethods(methods)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const locked = await lockDeliverySettings(db, companyId)
    if (locked.revision !== revision) throw new Failure('conflict', 'changed_meanwhile')
    const fields = checkMethods(normalized, await hasShops(inside, companyId))
    if (fields.length > 0) throw new Failure('invalid', fields[0]?.code ?? 'validation', { fields })
    await saveMethods(db, companyId, normalized)
    await recordAudit(inside, {
      actorId: member.userId,
      action: 'deliveryChanged',
      subjectKind: 'company',
      subjectId: String(companyId),
    })
    await invalidateTags(db, [`company:${companyId}`])
    return readDeliverySettings(inside, member, companyId)
  })
}
