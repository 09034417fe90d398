import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, type FieldError } from '../../../values/failure.ts'
import { type AuditEntry, recordAudit } from '../../audit/index.ts'
import { requireMember } from '../../companies/index.ts'
import { KNOWN_CARRIERS } from '../rules/methods.ts'
import { accountOf, type CarrierAccountView, LABEL_CARRIERS } from './contract.ts'
import { presentAccount } from './present-account.ts'
import { sealField } from './seal-field.ts'
import {
  type AccountOf,
  deleteAccount,
  findAccounts,
  type KeptField,
  lockAccount,
  type StoredAccount,
  saveAccount,
} from './store.ts'

/** All carriers with what the company keeps of them. */
export async function readCarrierAccounts(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<CarrierAccountView[]> {
  requireMember(deps, actor, companyId, 'delivery.edit')
  const stored = await findAccounts(deps.db, companyId)
  return LABEL_CARRIERS.map((carrier) =>
    presentAccount(
      deps,
      { companyId, carrier },
      stored.find((one) => one.carrier === carrier),
    ),
  )
}

/**
 * E16. Keeps what was sent: a secret that is left out or empty stays. Refuses by field what cannot be a key of that kind (`carrier_key_invalid`)
 * and what is missing (`carrier_key_missing`), so that nothing half is kept.
 */
export async function saveCarrierAccount(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, carrier, test, fields }: AccountOf & { test: boolean; fields: Readonly<Record<string, string>> },
): Promise<CarrierAccountView> {
  const { actor: member } = requireMember(deps, actor, companyId, 'delivery.edit')
  const account = accountOf(carrier)
  const errors = Object.entries(fields).flatMap(([name, value]): FieldError[] => {
    const field = account.fields.find((one) => one.name === name)
    if (!field) return [{ field: `fields.${name}`, code: 'unknown_key' }]
    return value === '' || field.shape.test(value) ? [] : [{ field: `fields.${name}`, code: 'carrier_key_invalid' }]
  })
  if (errors.length > 0) throw new Failure('invalid', 'validation', { fields: errors })
  return deps.db.transaction().execute(async (db) => {
    const stored = await lockAccount(db, companyId, carrier)
    // Keys of the demo fit none but each other: who enters the first of one's own begins anew.
    const before = stored?.isStandIn ? {} : (stored?.fields ?? {})
    const kept: Record<string, KeptField> = {}
    const missing: FieldError[] = []
    for (const { name, secret, choices } of account.fields) {
      const value = fields[name] || (before[name] ? '' : (choices?.[0] ?? ''))
      const one = value === '' ? before[name] : sealField(deps, secret, value)
      if (one) kept[name] = one
      else missing.push({ field: `fields.${name}`, code: 'carrier_key_missing' })
    }
    if (missing.length > 0) throw new Failure('invalid', 'validation', { fields: missing })
    const saved = { carrier, isTest: test, isStandIn: false, fields: kept, changedAt: deps.now() }
    await saveAccount(db, companyId, saved)
    await recordAudit({ ...deps, db }, entry('carrierKeyChanged', member, { companyId, carrier }))
    const now = { ...saved, checkedAt: null, checkResult: null, newsAt: stored?.newsAt ?? null } satisfies StoredAccount
    return presentAccount(deps, { companyId, carrier }, now)
  })
}

/** Deletes an account with its keys; nothing kept is no error. */
export async function removeCarrierAccount(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, carrier }: AccountOf,
): Promise<CarrierAccountView> {
  const { actor: member } = requireMember(deps, actor, companyId, 'delivery.edit')
  return deps.db.transaction().execute(async (db) => {
    if (await deleteAccount(db, companyId, carrier)) {
      await recordAudit({ ...deps, db }, entry('carrierKeyRemoved', member, { companyId, carrier }))
    }
    return presentAccount(deps, { companyId, carrier }, undefined)
  })
}

function entry(action: AuditEntry['action'], { userId }: Actor, { companyId, carrier }: AccountOf): AuditEntry {
  return {
    actorId: userId,
    action,
    subjectKind: 'company',
    subjectId: String(companyId),
    detail: { carrier: KNOWN_CARRIERS[carrier].name },
  }
}
