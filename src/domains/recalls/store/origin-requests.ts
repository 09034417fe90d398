import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OriginAnswer } from '../origin/contract.ts'

export type StoredOrigin = {
  id: number
  orderId: number
  companyId: number
  productId: number
  title: string
  askedAt: Date
  dueOn: string
  answer: OriginAnswer | null
  answeredAt: Date | null
}

const columns = sql`id, order_id::int as "orderId", company_id as "companyId", product_id as "productId", title, asked_at as "askedAt",
  due_on::text as "dueOn", answer, answered_at as "answeredAt"`

type NewOrigin = Omit<StoredOrigin, 'id' | 'answer' | 'answeredAt'>

/** The id; undefined where it was asked before. */
export async function insertOrigin(db: Database, one: NewOrigin): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into origin_requests (order_id, company_id, product_id, title, asked_at, due_on)
    values (${one.orderId}, ${one.companyId}, ${one.productId}, ${one.title}, ${one.askedAt}, ${one.dueOn}::date)
    on conflict (order_id, product_id) do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** Of some orders, the first asked first. */
export async function findOriginsOfOrders(db: Database, orderIds: readonly number[]): Promise<StoredOrigin[]> {
  const { rows } = await sql<StoredOrigin>`
    select ${columns} from origin_requests where order_id = any(${orderIds}::bigint[]) order by id limit 500`.execute(
    db,
  )
  return rows
}

/** Of a company, the newest first, below an id. */
export async function findOriginsOfCompany(
  db: Database,
  { companyId, after, limit }: { companyId: number; after: number | null; limit: number },
): Promise<StoredOrigin[]> {
  const { rows } = await sql<StoredOrigin>`
    select ${columns} from origin_requests
    where company_id = ${companyId} and (${after}::int is null or id < ${after}) order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Of all companies, the newest first, below an id; `open`: those without an answer alone. */
export async function findOrigins(
  db: Database,
  { open, after, limit }: { open: boolean; after: number | null; limit: number },
): Promise<StoredOrigin[]> {
  const { rows } = await sql<StoredOrigin>`
    select ${columns} from origin_requests
    where (not ${open}::boolean or answered_at is null) and (${after}::int is null or id < ${after})
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Held until the caller's transaction ends. */
export async function lockOrigin(db: Database, id: number): Promise<StoredOrigin | undefined> {
  const { rows } = await sql<StoredOrigin>`select ${columns} from origin_requests where id = ${id} for update`.execute(
    db,
  )
  return rows[0]
}

export async function saveOriginAnswer(
  db: Database,
  id: number,
  { answer, by, at }: { answer: OriginAnswer; by: string; at: Date },
): Promise<void> {
  await sql`
    update origin_requests set answer = ${JSON.stringify(answer)}::jsonb, answered_by = ${by}::uuid, answered_at = ${at}
    where id = ${id}`.execute(db)
}

/** Marks those whose last day is near, and answers them: each once, whoever else looks at the same time. */
export async function claimReminders(
  db: Database,
  { until, at, limit }: { until: string; at: Date; limit: number },
): Promise<StoredOrigin[]> {
  const { rows } = await sql<StoredOrigin>`
    update origin_requests set reminded_at = ${at} where id in (
      select id from origin_requests where answered_at is null and reminded_at is null and due_on <= ${until}::date
      order by due_on, id limit ${limit} for update skip locked)
    returning ${columns}`.execute(db)
  return rows
}

/** The same of those whose last day is over. */
export async function claimLate(
  db: Database,
  { today, at, limit }: { today: string; at: Date; limit: number },
): Promise<StoredOrigin[]> {
  const { rows } = await sql<StoredOrigin>`
    update origin_requests set late_told_at = ${at} where id in (
      select id from origin_requests where answered_at is null and late_told_at is null and due_on < ${today}::date
      order by due_on, id limit ${limit} for update skip locked)
    returning ${columns}`.execute(db)
  return rows
}
