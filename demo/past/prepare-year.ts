import { sql } from 'kysely'
import { createUser } from '../../src/domains/accounts/index.ts'
import { adjustStock } from '../../src/domains/stock/index.ts'
import type { Deps } from '../../src/platform/deps.ts'
import type { Actor } from '../../src/values/actor.ts'
import type { Customer } from './customers.ts'
import type { Merchant } from './goods.ts'
import type { PlannedPurchase } from './planned.ts'

/** Those of the other buyers who have one, without a password: Hanna's is there. */
export async function openAccounts(deps: Deps, buyers: readonly Customer[]): Promise<Map<string, Actor>> {
  const accounts = new Map<string, Actor>()
  const { rows } = await sql<{ id: string; email: string }>`select id, email from users`.execute(deps.db)
  for (const one of buyers.filter(({ account }) => account)) {
    const { email, firstName, lastName, phone, locale } = one
    const known = rows.find((row) => row.email === email)
    const person = { email, firstName, lastName, phone, locale, permissions: 'buyer' } as const
    const userId = known?.id ?? (await createUser(deps, person))
    accounts.set(email, { userId, permissions: 'buyer', firstName, companyIds: [], roles: {} })
  }
  return accounts
}

/** What will be sold comes in besides what the shelves hold today. */
export async function stockUp(
  deps: Deps,
  merchants: readonly Merchant[],
  planned: readonly PlannedPurchase[],
): Promise<void> {
  for (const merchant of merchants) {
    const pieces = new Map<number, number>()
    for (const { lines } of planned.flatMap(({ orders }) => orders).filter((one) => one.merchant === merchant))
      for (const { versionId, quantity } of lines) pieces.set(versionId, (pieces.get(versionId) ?? 0) + quantity)
    const changes = [...pieces].map(([versionId, delta]) => ({ versionId, delta }))
    const why = { reason: 'received', byUser: merchant.ownerId } as const
    await deps.db.transaction().execute((db) => adjustStock({ ...deps, db }, merchant.companyId, changes, why))
  }
}
