import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { Side } from '../contract.ts'
import { MOST_COUNTED } from '../rules/bounds.ts'

export type Conversation = {
  id: number
  kind: 'product' | 'order' | 'operator'
  personId: string
  companyId: number | null
  productId: number | null
  orderNumber: string | null
  subject: string
  lastAt: Date
  personUnread: number
  otherUnread: number
  closedAt: Date | null
  closedReason: string | null
}
/** Whose conversations; `operator`: those with nobody's company. */
export type Owner = { side: 'person'; userId: string } | { side: 'company'; companyId: number } | { side: 'operator' }

const columns = sql`c.id, c.kind, c.person_id as "personId", c.company_id as "companyId", c.product_id as "productId",
  c.order_number as "orderNumber", c.subject, c.last_at as "lastAt", c.person_unread as "personUnread", c.other_unread as "otherUnread",
  c.closed_at as "closedAt", c.closed_reason as "closedReason"`

/** The conversations of a side; each has an index that begins so. */
const isOf = (owner: Owner): RawBuilder<boolean> =>
  owner.side === 'person'
    ? sql`c.person_id = ${owner.userId}`
    : owner.side === 'company'
      ? sql`c.company_id = ${owner.companyId}`
      : sql`c.company_id is null`
const hasUnread = (owner: Owner): RawBuilder<boolean> =>
  owner.side === 'person' ? sql`c.person_unread > 0` : sql`c.other_unread > 0`

export async function findConversations(
  db: Database,
  owner: Owner,
  { unread, place, limit }: { unread: boolean; place: { at: Date; id: number } | null; limit: number },
): Promise<Conversation[]> {
  const more = place ? sql`and (c.last_at, c.id) < (${place.at}::timestamptz, ${place.id}::bigint)` : sql``
  const some = unread ? sql`and ${hasUnread(owner)}` : sql``
  const { rows } = await sql<Conversation>`
    select ${columns} from conversations c where ${isOf(owner)} ${some} ${more}
    order by c.last_at desc, c.id desc limit ${limit}`.execute(db)
  return rows
}

/** Conversations by id, in no order. */
export async function findByIds(db: Database, ids: readonly number[]): Promise<Conversation[]> {
  const { rows } = await sql<Conversation>`
    select ${columns} from conversations c where c.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

/** One of a side; undefined for those of others. */
export async function findConversation(db: Database, owner: Owner, id: number): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    select ${columns} from conversations c where c.id = ${id} and ${isOf(owner)}`.execute(db)
  return rows[0]
}

/** The same, locked: what is written, read or blocked in it comes one after the other. */
export async function lockConversation(db: Database, owner: Owner, id: number): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    select ${columns} from conversations c where c.id = ${id} and ${isOf(owner)} for update`.execute(db)
  return rows[0]
}

/** The conversation about a product or an order; undefined where nobody has written yet. */
export async function findAbout(
  db: Database,
  about: { personId: string; productId: number } | { orderId: number },
): Promise<Conversation | undefined> {
  const same =
    'orderId' in about
      ? sql`c.order_id = ${about.orderId}`
      : sql`c.person_id = ${about.personId} and c.product_id = ${about.productId}`
  const { rows } = await sql<Conversation>`select ${columns} from conversations c where ${same}`.execute(db)
  return rows[0]
}

export type NewConversation = {
  kind: Conversation['kind']
  personId: string
  companyId: number | null
  productId: number | null
  orderId: number | null
  orderNumber: string | null
  subject: string
  at: Date
}

/** Undefined where somebody has just begun the same one. */
export async function insertConversation(db: Database, one: NewConversation): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into conversations (kind, person_id, company_id, product_id, order_id, order_number, subject, created_at, last_at)
    values (${one.kind}, ${one.personId}, ${one.companyId}, ${one.productId}, ${one.orderId}, ${one.orderNumber}, ${one.subject},
      ${one.at}, ${one.at})
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** Notes that a side has written. */
export async function noteWritten(db: Database, id: number, by: Side, at: Date): Promise<void> {
  await sql`
    update conversations set last_at = greatest(last_at, ${at}),
      person_unread = person_unread + case when ${by}::text = 'person' then 0 else 1 end,
      other_unread = other_unread + case when ${by}::text = 'person' then 1 else 0 end
    where id = ${id}`.execute(db)
}

/** Counts anew what a side has not read after a message. */
export async function noteRead(db: Database, id: number, by: Side, upTo: number): Promise<void> {
  const others = sql`(select count(*)::int from (select from messages m where m.conversation_id = ${id} and m.id > ${upTo}::bigint
      and (m.side = 'person') <> (${by}::text = 'person') limit 1000) counted)`
  await sql`
    update conversations set person_unread = case when ${by}::text = 'person' then ${others} else person_unread end,
      other_unread = case when ${by}::text = 'person' then other_unread else ${others} end
    where id = ${id}`.execute(db)
}

/** How many conversations of a side have something unread, counted no further than `MOST_COUNTED`. */
export async function countUnreadOf(db: Database, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from conversations c where ${isOf(owner)} and ${hasUnread(owner)} limit ${MOST_COUNTED}) counted`.execute(
    db,
  )
  return must(rows[0], 'a count').count
}

/** Ends a conversation for good. */
export async function closeConversation(db: Database, id: number, reason: string, at: Date): Promise<void> {
  await sql`update conversations set closed_at = ${at}, closed_reason = ${reason} where id = ${id} and closed_at is null`.execute(
    db,
  )
}

/** Takes conversations away in which nobody has written since, and no report waits; the keys of their files. */
export async function takeOutlived(db: Database, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    with gone as (
      select c.id from conversations c where c.last_at < ${before}
        and not exists (select from message_reports r where r.conversation_id = c.id and r.decided_at is null)
      order by c.last_at limit ${most} for update skip locked),
    files as (
      select f.file_key from message_files f join messages m on m.id = f.message_id where m.conversation_id in (select id from gone)),
    removed as (delete from conversations where id in (select id from gone))
    select file_key as "fileKey" from files`.execute(db)
  return rows.map(({ fileKey }) => fileKey)
}
