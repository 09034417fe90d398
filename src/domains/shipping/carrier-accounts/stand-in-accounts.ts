import type { Deps } from '../../../platform/deps.ts'
import type { CarrierFieldName } from '../carriers/account.ts'
import { accountOf } from './contract.ts'
import { sealField } from './seal-field.ts'
import { type AccountOf, lockAccount, saveAccount } from './store.ts'

/**
 * Keeps a company's contract with the demo's own stand-in, marked as what it is, unless somebody entered another. Repeatable: what is kept stays as it
 * is. Nothing of it is in the log, since nobody entered it.
 */
export async function enter(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  { companyId, carrier }: AccountOf,
  values: Partial<Record<CarrierFieldName, string>>,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const stored = await lockAccount(db, companyId, carrier)
    if (stored && (!stored.isStandIn || isSame(deps, stored.fields, values))) return
    const fields = accountOf(carrier).fields.flatMap(({ name, secret }) => {
      const value = values[name]
      return value === undefined ? [] : [[name, sealField(deps, secret, value)] as const]
    })
    const saved = { carrier, isTest: true, isStandIn: true, changedAt: deps.now() }
    await saveAccount(db, companyId, { ...saved, fields: Object.fromEntries(fields) })
  })
}

/** Also where it cannot be opened: sealed under another master key it serves nobody. */
function isSame(
  { secrets }: Pick<Deps, 'secrets'>,
  kept: Readonly<Record<string, { value?: string; sealed?: string }>>,
  values: Partial<Record<string, string>>,
): boolean {
  return Object.entries(values).every(([name, value]) => {
    const { value: clear, sealed } = kept[name] ?? {}
    if (sealed === undefined) return clear === value
    try {
      return secrets.open(Buffer.from(sealed, 'base64')) === value
    } catch {
      return false
    }
  })
}
