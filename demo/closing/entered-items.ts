import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { MARK } from '../mark.ts'

/** Something an operator enters for the whole market. `hands`: who entered it; `own`: nobody but the operators that stay. */
export type EnteredItem = {
  name: string
  title: string
  hands: string[]
  own: boolean
  settings: string[]
  value: unknown
}

/** What the log calls a change of it. */
const GROUPS = [
  { name: 'site', title: 'name, texts and pictures of the market', keys: ['site'], actions: ['siteChanged'] },
  { name: 'owner', title: 'the company that runs the market', keys: ['owner'], actions: ['ownerChanged'] },
  { name: 'requirements', title: 'what sellers need', keys: ['sellerRequirements'], actions: ['requirementsChanged'] },
  {
    name: 'commission',
    title: 'commission',
    keys: ['commission'],
    actions: ['commissionChanged', 'commissionRuleRemoved'],
  },
  {
    name: 'payments',
    title: 'keys of payment providers',
    keys: [
      'paymentOperator.stripe',
      'paymentOperator.paypal',
      'paymentOperator.przelewy24',
      'paymentOperator.bank-transfer',
    ],
    actions: ['paymentKeysChanged'],
  },
  { name: 'categories', title: 'categories and their fields', keys: [], actions: ['categoriesChanged'] },
] as const

/** Everything entered for the market, with whose hands were on it. Settings that nobody here knows are listed by their key. */
export async function findEntered(db: Database, kept: readonly string[]): Promise<EnteredItem[]> {
  const settings = await readAll(db)
  const items: EnteredItem[] = []
  for (const { name, title, keys, actions } of GROUPS) {
    const there = keys.filter((key) => settings.has(key) && !isOfDemo(settings.get(key)))
    const hands = await handsOn(db, actions, name === 'owner')
    // What was never changed is as the program made it.
    if (there.length === 0 && hands.length === 0) continue
    const values = Object.fromEntries(there.map((key) => [key, settings.get(key)]))
    const value = name === 'payments' ? '(secret)' : { ...values, ...(await rowsOf(db, name)) }
    const own = hands.length > 0 && hands.every(({ id }) => id === '' || kept.includes(id))
    items.push({ name, title, hands: hands.map(({ who }) => who), own, settings: there, value })
  }
  const known = new Set<string>([MARK, 'canary', ...GROUPS.flatMap(({ keys }) => keys)])
  for (const [key, value] of settings) {
    if (known.has(key) || key.startsWith('secret.')) continue
    items.push({ name: key, title: `setting ${key}`, hands: [], own: false, settings: [key], value })
  }
  return items
}

/** Keys of the demo's own stand-ins: nobody entered them, and they go whatever else stays. */
const isOfDemo = (value: unknown) => (value as { standIn?: unknown } | null)?.standIn === true

/** What of it lies in tables. */
async function rowsOf(db: Database, name: string): Promise<Record<string, unknown>> {
  if (name === 'commission') return { rules: (await sql`select * from commission_rules order by id`.execute(db)).rows }
  if (name === 'categories') return { rows: (await sql`select * from categories order by id`.execute(db)).rows }
  if (name === 'owner') return { company: (await sql`select * from companies where operates_market`.execute(db)).rows }
  return {}
}

async function readAll(db: Database): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ key: string; value: unknown }>`select key, value from settings order by key`.execute(db)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Who changed it, by address; of the owner's company also who changed anything of that company. */
async function handsOn(
  db: Database,
  actions: readonly string[],
  ofOwner: boolean,
): Promise<{ id: string; who: string }[]> {
  const { rows } = await sql<{ id: string; who: string }>`
    select distinct coalesce(actor_id::text, '') as id, case when actor_id is null then 'the program' else coalesce(nullif(email, ''), 'somebody who is gone') end as who
    from audit_log left join users on users.id = actor_id
    where action = any(${actions as string[]})
      or (${ofOwner} and subject_kind = 'company' and action <> 'documentRead'
        and subject_id in (select id::text from companies where operates_market))
    order by 2`.execute(db)
  return rows
}
