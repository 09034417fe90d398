import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import { type AuditEntry, recordAudit } from '../../audit/index.ts'
import { requireMember } from '../../companies/index.ts'
import type { DeliverySettings } from './contract.ts'
import { readDeliverySettings } from './read-delivery-settings.ts'
import { clearOrganization, lockDeliverySettings, saveOrganization } from './store.ts'

export type InpostInput = { companyId: number; organizationId: string; apiKey?: string | undefined }

/** E16. The key is sealed and never told again; without a new one the old stays. `carrier_key_missing` when there is none. */
export async function saveInpost(deps: Deps, actor: Actor | undefined, input: InpostInput): Promise<DeliverySettings> {
  const { companyId, organizationId, apiKey } = input
  const { actor: member } = requireMember(deps, actor, companyId, 'delivery.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const locked = await lockDeliverySettings(db, companyId)
    if (apiKey === undefined && locked.organizationId === null) throw invalidField('apiKey', 'carrier_key_missing')
    const key = apiKey && { sealed: deps.secrets.seal(apiKey), last4: apiKey.slice(-4), at: deps.now() }
    await saveOrganization(db, companyId, organizationId, key || undefined)
    await recordAudit(inside, entry('carrierKeyChanged', member, companyId))
    return readDeliverySettings(inside, member, companyId)
  })
}

/** Deletes key and organisation; nothing kept is no error. */
export async function removeInpost(deps: Deps, actor: Actor | undefined, companyId: number): Promise<DeliverySettings> {
  const { actor: member } = requireMember(deps, actor, companyId, 'delivery.edit')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const locked = await lockDeliverySettings(db, companyId)
    if (locked.organizationId !== null) {
      await clearOrganization(db, companyId)
      await recordAudit(inside, entry('carrierKeyRemoved', member, companyId))
    }
    return readDeliverySettings(inside, member, companyId)
  })
}

function entry(action: AuditEntry['action'], { userId }: Actor, companyId: number): AuditEntry {
  return {
    actorId: userId,
    action,
    subjectKind: 'company',
    subjectId: String(companyId),
    detail: { carrier: 'InPost' },
  }
}
