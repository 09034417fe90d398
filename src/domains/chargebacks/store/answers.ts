import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { AnswerState } from '../rules/evidence.ts'

export type Answer = {
  chargebackId: number
  words: string
  state: AnswerState
  /** Counts from 1; one more after a refusal. */
  attempt: number
  refusal: string | null
  askedAt: Date
  endedAt: Date | null
}

export async function findAnswers(db: Database, chargebackIds: readonly number[]): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select chargeback_id as "chargebackId", words, state, attempt, refusal, asked_at as "askedAt", ended_at as "endedAt"
    from chargeback_answers where chargeback_id = any(${chargebackIds}::bigint[])`.execute(db)
  return rows
}

/** Writes the answer that is to be sent; after a refusal the next attempt. The chargeback is locked. */
export async function askForAnswer(
  db: Database,
  { chargebackId, words, at, by }: { chargebackId: number; words: string; at: Date; by: string },
): Promise<void> {
  await sql`
    insert into chargeback_answers (chargeback_id, words, state, attempt, asked_at, asked_by)
    values (${chargebackId}, ${words}, 'due', 1, ${at}, ${by})
    on conflict (chargeback_id) do update set words = excluded.words, state = 'due', attempt = chargeback_answers.attempt + 1,
      refusal = null, asked_at = excluded.asked_at, asked_by = excluded.asked_by, ended_at = null`.execute(db)
}

/** How the answer ended; nothing where it was written before. The chargeback is locked. */
export async function endAnswer(
  db: Database,
  { chargebackId, attempt }: Answer,
  { refusal, at }: { refusal: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update chargeback_answers set state = ${refusal === null ? 'sent' : 'refused'}, refusal = ${refusal}, ended_at = ${at}
    where chargeback_id = ${chargebackId} and attempt = ${attempt} and state = 'due' returning 1`.execute(db)
  return rows.length > 0
}
