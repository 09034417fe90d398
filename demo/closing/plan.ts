import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { type EnteredItem, findEntered } from './entered-items.ts'
import { findKeptOperators, type KeptOperator } from './kept-operators.ts'

export type Plan = {
  operators: KeptOperator[]
  /** Entered by the operators that stay, or asked for: stays. */
  stays: EnteredItem[]
  /** Entered by an account that anybody may have used: goes. */
  goes: EnteredItem[]
  /** How many of what is removed. */
  counts: [what: string, count: number][]
}

const COUNTED = [
  'users',
  'companies',
  'products',
  'orders',
  'payments',
  'sessions',
  'api_keys',
  'passkeys',
  'mails',
  'company_invitations',
] as const

/** What closing the demo would do. `keep`: names of items that stay although others had their hands on them. */
export async function planClosing(db: Database, keep: readonly string[]): Promise<Plan> {
  const operators = await findKeptOperators(db)
  // Whoever took an account over may have entered things in its name.
  const trusted = operators.filter(({ voided }) => !voided).map(({ id }) => id)
  const entered = await findEntered(db, trusted)
  const unknown = keep.filter((name) => !entered.some((one) => one.name === name))
  if (unknown.length > 0) {
    const names = entered.map(({ name }) => name).join(', ') || 'nothing to keep'
    throw new Error(`--keep ${unknown.join(',')}: there is no such thing here. There is: ${names}.`)
  }
  const stays = entered.filter(({ own, name }) => own || keep.includes(name))
  const counts: Plan['counts'] = []
  for (const table of COUNTED) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
    const staying =
      table === 'users' ? operators.length : table === 'companies' && names(stays).includes('owner') ? 1 : 0
    counts.push([table.replaceAll('_', ' '), Math.max(0, (rows[0]?.count ?? 0) - staying)])
  }
  return { operators, stays, goes: entered.filter((one) => !stays.includes(one)), counts }
}

export const names = (items: readonly EnteredItem[]): string[] => items.map(({ name }) => name)
