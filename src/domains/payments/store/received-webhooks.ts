import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { PaymentProviderCode } from '../contract.ts'
import type { DisputeReport, Webhook } from '../providers/provider.ts'
import type { WebhookResult } from '../rules/webhook-results.ts'

export type Report = Webhook | DisputeReport

export type ReceivedWebhook = {
  id: string
  provider: PaymentProviderCode
  receivedAt: Date
  kind: string | null
  webhookId: string | null
  reference: string | null
  paymentId: string | null
  amount: number | null
  currency: string | null
  result: WebhookResult
  refusal: string | null
  replayedAt: Date | null
  /** What was understood can be settled again. */
  readable: boolean
}

const columns =
  sql.raw(`id::text as id, provider, received_at as "receivedAt", kind, webhook_id as "webhookId", reference,
  payment_id as "paymentId", amount, currency, result, refusal, replayed_at as "replayedAt", report is not null as readable`)

type Written = {
  provider: PaymentProviderCode
  kind: string | null
  webhookId: string | null
  reference: string | null
  paymentId: string | null
  amount: number | null
  currency: string | null
  result: WebhookResult
  refusal: string | null
  report: Report | null
  body: string | null
}

/** Strangers may send what they like: of what was not read only so many are written in an hour. */
const UNREAD_IN_AN_HOUR = 200

export async function insertReceived(db: Database, at: Date, one: Written): Promise<void> {
  await sql`
    insert into received_webhooks (provider, received_at, kind, webhook_id, reference, payment_id, amount, currency, result,
      refusal, report, body)
    select ${one.provider}, ${at}::timestamptz, ${one.kind}, ${one.webhookId}, ${one.reference}::text,
      (select id from payments where operator = ${one.provider}
        and (reference = ${one.reference}::text or id = ${one.paymentId}::uuid) limit 1),
      ${one.amount}::bigint, ${one.currency}, ${one.result}, ${one.refusal}, ${one.report && JSON.stringify(one.report)}::jsonb,
      ${one.body}
    where ${one.report !== null}::boolean or (
      select count(*) from (
        select 1 from received_webhooks where report is null and received_at > ${at}::timestamptz - interval '1 hour'
        limit ${UNREAD_IN_AN_HOUR}) as lately) < ${UNREAD_IN_AN_HOUR}`.execute(db)
}

/** What was typed, with the number and the payments that it may mean. */
export type SoughtWebhook = { words: string; number: number | null; paymentIds: readonly string[] }
export type Wanted = {
  provider: string | null
  result: WebhookResult | null
  sought: SoughtWebhook | null
  before: string | null
}

/** Looked up by an index each, and put in order afterwards: walking the newest first would read all of them for something rare. */
const meets = ({ words, number, paymentIds }: SoughtWebhook) =>
  sql`id in (
      select id from received_webhooks where id = ${number}::bigint
      union select id from received_webhooks where webhook_id = ${words}
      union select id from received_webhooks where reference = ${words}
      union select id from received_webhooks where payment_id = any(${paymentIds}::uuid[]))`

/** The newest first. Only what was asked for stands in the statement: one plan would not fit every filter. */
export async function findReceived(
  db: Database,
  { provider, result, sought, before }: Wanted,
  limit: number,
): Promise<ReceivedWebhook[]> {
  const conditions = [
    ...(provider === null ? [] : [sql`provider = ${provider}`]),
    ...(result === null ? [] : [sql`result = ${result}`]),
    ...(before === null ? [] : [sql`id < ${before}::bigint`]),
    ...(sought === null ? [] : [meets(sought)]),
  ]
  // By the number: `id` alone would be the text that is answered, and 9 stand above 10.
  const { rows } = await sql<ReceivedWebhook>`
    select ${columns} from received_webhooks where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by received_webhooks.id desc limit ${limit}`.execute(db)
  return rows
}

/** `report`: as it was understood, its times as texts. */
export type StoredWebhook = ReceivedWebhook & { report: unknown; body: string | null }

export async function findOneReceived(db: Database, id: string): Promise<StoredWebhook | undefined> {
  const { rows } = await sql<StoredWebhook>`
    select ${columns}, report, body from received_webhooks where id = ${id}::bigint`.execute(db)
  return rows[0]
}

/** What came of settling it again. */
export async function noteReplayed(
  db: Database,
  id: string,
  at: Date,
  { result, refusal }: { result: WebhookResult; refusal: string | null },
): Promise<void> {
  await sql`
    update received_webhooks set replayed_at = ${at}::timestamptz,
      result = case when result = 'applied' then result else ${result} end,
      refusal = case when result = 'applied' then refusal else ${refusal}::text end
    where id = ${id}::bigint`.execute(db)
}

export async function removeReceivedBefore(db: Database, before: Date, limit: number): Promise<void> {
  await sql`
    delete from received_webhooks where id in (
      select id from received_webhooks where received_at < ${before}::timestamptz order by received_at limit ${limit})`.execute(
    db,
  )
}
