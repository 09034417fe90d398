import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { likeness } from '../../../platform/db/likeness.ts'
import type { Minor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { CaseKind, CaseStatus, Remedy } from '../rules/case-table.ts'

export type CaseLine = {
  itemId: number
  quantity: number
  received: number
  sellable: number
  condition: 'asDescribed' | 'worse' | null
  /** Grosze, of all received pieces together. */
  deduction: Minor
  reason: string | null
  /** After a repair: until when the seller answers for defects, a day. */
  liableUntil: string | null
}

export type StoredCase = {
  id: number
  orderId: number
  companyId: number
  position: number
  kind: CaseKind
  status: CaseStatus
  /** Where it stood before the operator got it; null: nobody asked. */
  statusBefore: CaseStatus | null
  name: string
  email: string
  words: string
  wish: Remedy | null
  wishAmount: Minor | null
  remedy: Remedy | null
  answerUntil: Date | null
  sendUntil: Date | null
  /** After the last reminder: when it closes unless something was sent. */
  closeUntil: Date | null
  moneyUntil: Date | null
  remindedAt: Date | null
  carrier: string | null
  trackingNumber: string | null
  refunded: Minor
  keepsPieces: boolean
  openedAt: Date
  updatedAt: Date
  lines: CaseLine[]
}

const columns = sql`c.id, c.order_id as "orderId", c.company_id as "companyId", c.position, c.kind, c.status,
  c.status_before as "statusBefore", c.name, c.email, c.words, c.wish, c.wish_amount as "wishAmount",
  c.remedy, c.answer_until as "answerUntil", c.send_until as "sendUntil", c.close_until as "closeUntil", c.money_until as "moneyUntil", c.reminded_at as "remindedAt",
  c.carrier, c.tracking_number as "trackingNumber", c.refunded, c.keeps_pieces as "keepsPieces", c.opened_at as "openedAt",
  c.updated_at as "updatedAt",
  (select json_agg(json_build_object('itemId', l.item_id, 'quantity', l.quantity, 'received', l.received, 'sellable', l.sellable,
      'condition', l.condition, 'deduction', l.deduction, 'reason', l.reason, 'liableUntil', l.liable_until) order by l.item_id)
    from return_lines l where l.case_id = c.id) as lines`

export async function findCase(db: Database, id: number): Promise<StoredCase | undefined> {
  const { rows } = await sql<StoredCase>`select ${columns} from return_cases c where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a case until the transaction ends; its order, where one is needed, is locked before. */
export async function lockCase(db: Database, id: number): Promise<StoredCase> {
  await sql`select from return_cases where id = ${id} for update`.execute(db)
  return must(await findCase(db, id), `case ${id}`)
}

/** Cases of orders, the first first. An order has few. */
export async function findCasesOf(db: Database, orderIds: readonly number[]): Promise<StoredCase[]> {
  const { rows } = await sql<StoredCase>`
    select ${columns} from return_cases c where c.order_id = any(${orderIds}::bigint[]) order by c.id`.execute(db)
  return rows
}

/** `orderIds`: of these orders alone. */
export type CaseFilter = {
  companyId: number | null
  orderIds?: readonly number[] | undefined
  only: 'open' | 'ended' | 'disputed' | 'decided' | null
  sought?: SoughtCase | null
}
/** One of an order's, or all of it; or disputes by buyer and seller. */
export type SoughtCase = { orderId: number; position: number | null } | { words: string; companyIds: readonly number[] }

/** Cases, the latest first, below an id. */
export async function findCases(
  db: Database,
  { companyId, orderIds, only, sought = null }: CaseFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<StoredCase[]> {
  const ofCompany = companyId === null ? sql`true` : sql`c.company_id = ${companyId}`
  const ofOrders = orderIds === undefined ? sql`true` : sql`c.order_id = any(${orderIds}::bigint[])`
  const { rows } = await sql<StoredCase>`
    select ${columns} from return_cases c where ${ofCompany} and ${ofOrders} and ${WHERE[only ?? 'all']}
      ${sought === null ? sql`` : meets(sought)}
      and (${before}::bigint is null or c.id < ${before}::bigint) order by c.id desc limit ${limit}`.execute(db)
  return rows
}

function meets(sought: SoughtCase) {
  if ('orderId' in sought)
    return sql`and c.order_id = ${sought.orderId} and (${sought.position}::int is null or c.position = ${sought.position}::int)`
  // By an index each, put in order afterwards: walking the newest first would read all disputes for somebody who had one.
  return sql`and c.id in (
      select id from return_cases where status_before is not null and lower(name || ' ' || email) like ${likeness(sought.words.toLowerCase())}
      union select id from return_cases where status_before is not null and company_id = any(${sought.companyIds}::int[]))`
}

/** Claims to answer, and goods to check or to pay for: how many, up to a bound, and the nearest end of their clocks. */
export async function findWaitingForSeller(
  db: Database,
  companyId: number,
  bound: number,
): Promise<{ count: number; until: Date | null }> {
  const { rows } = await sql<{ count: number; until: Date | null }>`
    select count(*)::int as count, min(until) as until from (
      select case when status = 'opened' then answer_until else money_until end as until from return_cases
      where company_id = ${companyId} and status in ('opened', 'sent', 'received') and (status <> 'opened' or kind = 'claim')
      order by id desc limit ${bound}) waiting`.execute(db)
  return must(rows[0], 'a count')
}

const WHERE = {
  all: sql`true`,
  open: sql`c.status in ('opened', 'accepted', 'sent', 'received', 'disputed')`,
  ended: sql`c.status not in ('opened', 'accepted', 'sent', 'received', 'disputed')`,
  disputed: sql`c.status_before is not null and c.status = 'disputed'`,
  decided: sql`c.status_before is not null and c.status <> 'disputed'`,
} as const

export type NewCase = Pick<
  StoredCase,
  | 'orderId'
  | 'companyId'
  | 'kind'
  | 'name'
  | 'email'
  | 'words'
  | 'wish'
  | 'wishAmount'
  | 'answerUntil'
  | 'sendUntil'
  | 'moneyUntil'
  | 'status'
  | 'refunded'
  | 'keepsPieces'
> & { at: Date; lines: readonly { itemId: number; quantity: number }[] }

/** Writes a case of a locked order. */
export async function insertCase(db: Database, one: NewCase): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with opened as (
      insert into return_cases (order_id, company_id, position, kind, status, name, email, words, wish, wish_amount, answer_until,
        send_until, money_until, refunded, keeps_pieces, opened_at, updated_at)
      select ${one.orderId}, ${one.companyId}, coalesce(max(position), 0) + 1, ${one.kind}, ${one.status}, ${one.name}, ${one.email},
        ${one.words}, ${one.wish}, ${one.wishAmount}::bigint, ${one.answerUntil}::timestamptz, ${one.sendUntil}::timestamptz,
        ${one.moneyUntil}::timestamptz, ${one.refunded}, ${one.keepsPieces}, ${one.at}, ${one.at}
      from return_cases where order_id = ${one.orderId} returning id),
    lines as (
      insert into return_lines (case_id, item_id, quantity)
      select opened.id, t."itemId", t.quantity
      from opened, json_to_recordset(${JSON.stringify(one.lines)}::json) as t("itemId" bigint, quantity int))
    select id from opened`.execute(db)
  return must(rows[0], 'the case just written').id
}

export type CaseChange = Partial<
  Pick<
    StoredCase,
    'statusBefore' | 'remedy' | 'sendUntil' | 'moneyUntil' | 'carrier' | 'trackingNumber' | 'refunded' | 'keepsPieces'
  >
>

/** Writes the step of a locked case with what it changes; what is left out stays. */
export async function writeCase(
  db: Database,
  one: StoredCase,
  { status, at, ...change }: CaseChange & { status: CaseStatus; at: Date },
): Promise<void> {
  const next = { ...one, ...change }
  await sql`
    update return_cases set status = ${status}, status_before = ${next.statusBefore},
      remedy = ${next.remedy}, send_until = ${next.sendUntil}::timestamptz, money_until = ${next.moneyUntil}::timestamptz, carrier = ${next.carrier},
      tracking_number = ${next.trackingNumber}, refunded = ${next.refunded}, keeps_pieces = ${next.keepsPieces},
      reminded_at = null, updated_at = ${at}
    where id = ${one.id}`.execute(db)
}

/** What the seller found of a locked case. */
export async function writeLines(
  db: Database,
  caseId: number,
  lines: readonly Omit<CaseLine, 'quantity'>[],
): Promise<void> {
  await sql`
    update return_lines l set received = t.received, sellable = t.sellable, condition = t.condition, deduction = t.deduction,
      reason = t.reason, liable_until = t."liableUntil"
    from json_to_recordset(${JSON.stringify(lines)}::json)
      as t("itemId" bigint, received int, sellable int, condition text, deduction bigint, reason text, "liableUntil" date)
    where l.case_id = ${caseId} and l.item_id = t."itemId"`.execute(db)
}
