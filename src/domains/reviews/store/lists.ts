import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { columns, type ReviewRow } from './reviews.ts'
import type { Kind } from './totals.ts'

/** Where a list goes on: the last one of the page before. */
export type Place = { score: number; id: number }
export type Wanted = { order: 'newest' | 'best' | 'lowest'; score: number | null; after: Place | null; limit: number }

const SUBJECT = {
  product: sql`product_id`,
  shop: sql`shop_id`,
  company: sql`company_id`,
} as const satisfies Record<Kind, unknown>

/** What everybody sees of a subject. Each order is an index read from one end; of one score the newest first, but for `lowest`. */
export async function findPublic(
  db: Database,
  kind: Kind,
  id: number,
  { order, score, after, limit }: Wanted,
): Promise<ReviewRow[]> {
  const of = sql`${SUBJECT[kind]} = ${id} and withdrawn_at is null and hidden_at is null`
  const statement =
    score !== null
      ? sql<ReviewRow>`select ${columns} from reviews where ${of} and score = ${score}
          and (${after?.id ?? null}::bigint is null or id < ${after?.id ?? null}::bigint) order by score desc, id desc limit ${limit}`
      : order === 'newest'
        ? sql<ReviewRow>`select ${columns} from reviews where ${of}
            and (${after?.id ?? null}::bigint is null or id < ${after?.id ?? null}::bigint) order by id desc limit ${limit}`
        : order === 'best'
          ? sql<ReviewRow>`select ${columns} from reviews where ${of} and (${after?.id ?? null}::bigint is null
              or (score, id) < (${after?.score ?? null}::int, ${after?.id ?? null}::bigint)) order by score desc, id desc limit ${limit}`
          : sql<ReviewRow>`select ${columns} from reviews where ${of} and (${after?.id ?? null}::bigint is null
              or (score, id) > (${after?.score ?? null}::int, ${after?.id ?? null}::bigint)) order by score, id limit ${limit}`
  return (await statement.execute(db)).rows
}

/** What a seller got, the newest first; `unanswered`: without a reply. */
export async function findReceived(
  db: Database,
  companyId: number,
  { unanswered, after, limit }: { unanswered: boolean; after: number | null; limit: number },
): Promise<ReviewRow[]> {
  const open = unanswered ? sql`and reply is null` : sql``
  const { rows } = await sql<ReviewRow>`
    select ${columns} from reviews where company_id = ${companyId} and withdrawn_at is null ${open}
      and (${after}::bigint is null or id < ${after}::bigint) order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Reported ones, the longest waiting first; `at`: microseconds. */
export async function findReported(
  db: Database,
  after: { at: number; id: number } | null,
  limit: number,
): Promise<(ReviewRow & { at: number })[]> {
  const { rows } = await sql<ReviewRow & { at: number }>`
    select ${columns}, (extract(epoch from reported_at) * 1000000)::bigint as at from reviews
    where reported_at is not null and (${after?.id ?? null}::bigint is null
      or (reported_at, id) > ('epoch'::timestamptz + ${after?.at ?? null}::bigint * interval '1 microsecond', ${after?.id ?? null}::bigint))
    order by reported_at, id limit ${limit}`.execute(db)
  return rows
}

/** Hidden ones, the newest review first. */
export async function findHidden(db: Database, after: number | null, limit: number): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from reviews where hidden_at is not null and (${after}::bigint is null or id < ${after}::bigint)
    order by id desc limit ${limit}`.execute(db)
  return rows
}
