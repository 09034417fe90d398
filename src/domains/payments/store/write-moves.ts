import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Minor } from '../../../values/money.ts'
import type { PaymentStatus } from '../contract.ts'
import type { RefundStatus } from '../rules/refund-status.ts'

/** What a step tells of a payment besides its status. */
export type PaymentFacts = {
  /** The provider's own name of it, kept where none is known yet. */
  reference?: string
  /** Gross, grosze (or the minor unit of the currency that came). */
  amountPaid?: Minor
  /** When its provider is to be asked again, unless it is asked sooner anyhow; null: not any more; left out: as before. */
  nextCheckAt?: Date | null
}

/** Moves those of the payments whose status a move begins with, and answers them: one statement, so that nobody moves them in between. */
export async function writePaymentMoves(
  db: Database,
  ids: readonly string[],
  moves: readonly { from: PaymentStatus; to: PaymentStatus }[],
  { reference, amountPaid, nextCheckAt, at }: PaymentFacts & { at: Date },
): Promise<{ id: string; status: PaymentStatus }[]> {
  const { rows } = await sql<{ id: string; status: PaymentStatus }>`
    update payments set status = t."to", updated_at = ${at}, reference = coalesce(reference, ${reference ?? null}),
      paid_at = case when ${amountPaid ?? null}::bigint is null then paid_at else ${at}::timestamptz end,
      amount_paid = coalesce(${amountPaid ?? null}::bigint, amount_paid),
      next_check_at = case when ${nextCheckAt === undefined} then next_check_at
        when ${nextCheckAt ?? null}::timestamptz is not null then coalesce(next_check_at, ${nextCheckAt ?? null}::timestamptz) end
    from json_to_recordset(${JSON.stringify(moves)}::json) as t("from" text, "to" text)
    where id = any(${ids}::uuid[]) and status = t."from" returning id, status`.execute(db)
  return rows
}

/** True for the one caller that moves the refund: not once it is made another way, or anew. */
export async function writeRefundMove(
  db: Database,
  { id, way, attempt }: { id: number; way: string; attempt: number },
  { from, to }: { from: readonly RefundStatus[]; to: RefundStatus },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update payment_refunds set status = ${to}, done_at = case when ${to}::text = 'done' then ${at}::timestamptz else done_at end
    where id = ${id} and way = ${way} and attempt = ${attempt} and status = any(${from}::text[]) returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Begins a refund that failed, or is stuck since `stuckSince`, anew in this way; false when it is neither. */
export async function restartRefund(
  db: Database,
  { id, attempt }: { id: number; attempt: number },
  way: 'provider' | 'transfer',
  stuckSince: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update payment_refunds set status = 'due', way = ${way}, attempt = attempt + 1
    where id = ${id} and attempt = ${attempt} and way = 'provider' and (status = 'failed'
      or (status in ('due', 'sent') and ${way} = 'transfer' and created_at < ${stuckSince}))
    returning 1`.execute(db)
  return rows.length > 0
}
