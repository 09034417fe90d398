import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { type Due, sumDue } from '../../../platform/db/due.ts'
import { likeness } from '../../../platform/db/likeness.ts'
import { companyConditions } from '../../companies/index.ts'
import { type Chargeback, columns } from './chargebacks.ts'

/** Sort values of the last one of a page: of open ones the end of the answer (milliseconds; 0: none), of decided ones when. */
export type Place = { at: number; id: number }

/** What was typed, with the number, payments and order that it may mean. */
export type SoughtChargeback = {
  words: string
  number: number | null
  paymentIds: readonly string[]
  orderId: number | null
}

const meets = ({ words, number, paymentIds, orderId }: SoughtChargeback) =>
  sql`and (id = ${number}::bigint or dispute = ${words} or payment_id = any(${paymentIds}::uuid[])
    or exists (select from chargeback_parts p where p.chargeback_id = c.id
      and (p.order_id = ${orderId}::bigint or ${companyConditions.isCalledLike('p.company_id', likeness(words))})))`

/** Open ones, those that end first on top; those without an end before them all, since nobody knows when they are due. */
export async function findOpen(
  db: Database,
  sought: SoughtChargeback | null,
  after: Place | null,
  limit: number,
): Promise<Chargeback[]> {
  const { rows } = await sql<Chargeback>`
    select ${columns} from chargebacks c
    where decided_at is null and (${after?.at ?? null}::bigint is null
      or (coalesce(answer_until, to_timestamp(0)), id) > (to_timestamp(${after?.at ?? null}::bigint / 1000.0), ${after?.id ?? null}::bigint))
      ${sought ? meets(sought) : sql``}
    order by coalesce(answer_until, to_timestamp(0)), id limit ${limit}`.execute(db)
  return rows
}

export async function findDecided(
  db: Database,
  sought: SoughtChargeback | null,
  after: Place | null,
  limit: number,
): Promise<Chargeback[]> {
  const { rows } = await sql<Chargeback>`
    select ${columns} from chargebacks c
    where decided_at is not null and (${after?.id ?? null}::bigint is null or id < ${after?.id ?? null}::bigint)
      ${sought ? meets(sought) : sql``}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

export async function findChargebacks(db: Database, ids: readonly number[]): Promise<Chargeback[]> {
  const { rows } = await sql<Chargeback>`
    select ${columns} from chargebacks c where id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows
}

/** Those that an order bears a part of, the newest first. */
export async function findOfOrder(db: Database, orderId: number): Promise<Chargeback[]> {
  const { rows } = await sql<Chargeback>`
    select ${columns} from chargebacks c join chargeback_parts p on p.chargeback_id = c.id
    where p.order_id = ${orderId} order by c.id desc`.execute(db)
  return rows
}

/** After an id, with what each holds and took, for comparing. */
export async function findAfter(db: Database, after: number, limit: number): Promise<Chargeback[]> {
  const { rows } = await sql<Chargeback>`
    select ${columns} from chargebacks c where id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}

/** Open ones that are to be answered before `until`. */
export async function findEnding(db: Database, now: Date, until: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from chargebacks c
    where state in ('opened', 'evidenceDue') and answer_until > ${now} and answer_until <= ${until}
      and not exists (select from chargeback_mails m where m.chargeback_id = c.id
        and m.what = 'ending ' || to_char(answer_until at time zone 'UTC', 'YYYY-MM-DD'))
    order by answer_until, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findHistory(
  db: Database,
  ids: readonly number[],
): Promise<{ chargebackId: number; event: string; at: Date }[]> {
  const { rows } = await sql<{ chargebackId: number; event: string; at: Date }>`
    select chargeback_id as "chargebackId", event, at from chargeback_events
    where chargeback_id = any(${ids}::bigint[]) order by chargeback_id, id`.execute(db)
  return rows
}

export async function saveNote(db: Database, id: number, note: string): Promise<boolean> {
  const { rows } = await sql`update chargebacks set note = ${note} where id = ${id} returning 1`.execute(db)
  return rows.length > 0
}

/** Takes the right to write a mail; false when it was written before. */
export async function claimMail(db: Database, id: number, what: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into chargeback_mails (chargeback_id, what, at) values (${id}, ${what}, ${at})
    on conflict (chargeback_id, what) do nothing returning 1`.execute(db)
  return rows.length > 0
}

/** Chargebacks to be answered by a moment. */
export const sumDueAnswers = (
  db: Database,
  { now, until, bound }: { now: Date; until: Date; bound: number },
): Promise<Due> =>
  sumDue(
    db,
    sql`select answer_until as due_at from chargebacks where state in ('opened', 'evidenceDue') and answer_until <= ${until}
      order by answer_until limit ${bound}`,
    now,
  )
