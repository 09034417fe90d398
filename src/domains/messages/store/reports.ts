import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { likeness } from '../../../platform/db/likeness.ts'
import { personConditions } from '../../accounts/index.ts'
import { companyConditions } from '../../companies/index.ts'
import type { Decision } from '../rules/bounds.ts'

export type StoredReport = {
  id: number
  conversationId: number
  messageId: number | null
  bySide: 'person' | 'company'
  byUser: string
  reason: 'fraud' | 'outside' | 'abuse' | 'illegal' | 'spam' | 'else'
  words: string
  at: Date
  decidedAt: Date | null
  decision: Decision | null
  decisionWords: string | null
}
const columns = sql`r.id, r.conversation_id as "conversationId", r.message_id as "messageId", r.by_side as "bySide", r.by_user as "byUser",
  r.reason, r.words, r.at, r.decided_at as "decidedAt", r.decision, r.decision_words as "decisionWords"`
type Place = { at: Date; id: number } | null
export type SoughtReport = { words: string; number: number | null }

const meets = ({ words, number }: SoughtReport) => {
  const like = likeness(words)
  return sql`and (r.id = ${number}::bigint or c.subject ilike ${like} or c.order_number = ${words.toUpperCase()}
    or ${companyConditions.isCalledLike('c.company_id', like)} or ${personConditions.isCalledLike('c.person_id', like)})`
}

/** Again while one waits it changes nothing. */
export async function insertReport(
  db: Database,
  report: Pick<StoredReport, 'conversationId' | 'messageId' | 'bySide' | 'byUser' | 'reason' | 'words' | 'at'>,
): Promise<void> {
  await sql`
    insert into message_reports (conversation_id, message_id, by_side, by_user, reason, words, at)
    values (${report.conversationId}, ${report.messageId}, ${report.bySide}, ${report.byUser}, ${report.reason}, ${report.words},
      ${report.at})
    on conflict (conversation_id, by_side) where decided_at is null do nothing`.execute(db)
}

export async function findWaitingReports(
  db: Database,
  sought: SoughtReport | null,
  place: Place,
  limit: number,
): Promise<StoredReport[]> {
  const more = place ? sql`and (r.at, r.id) > (${place.at}::timestamptz, ${place.id}::bigint)` : sql``
  const { rows } = await sql<StoredReport>`
    select ${columns} from message_reports r join conversations c on c.id = r.conversation_id where r.decided_at is null ${more} ${sought ? meets(sought) : sql``} order by r.at, r.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function findDecidedReports(
  db: Database,
  sought: SoughtReport | null,
  place: Place,
  limit: number,
): Promise<StoredReport[]> {
  const more = place ? sql`and (r.decided_at, r.id) < (${place.at}::timestamptz, ${place.id}::bigint)` : sql``
  const { rows } = await sql<StoredReport>`
    select ${columns} from message_reports r join conversations c on c.id = r.conversation_id where r.decided_at is not null ${more} ${sought ? meets(sought) : sql``}
    order by r.decided_at desc, r.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findReport(db: Database, id: number): Promise<StoredReport | undefined> {
  const { rows } = await sql<StoredReport>`select ${columns} from message_reports r where r.id = ${id}`.execute(db)
  return rows[0]
}

export async function isReportOpen(db: Database, conversationId: number, bySide: string): Promise<boolean> {
  const { rows } = await sql`
    select from message_reports where conversation_id = ${conversationId} and by_side = ${bySide} and decided_at is null`.execute(
    db,
  )
  return rows.length > 0
}

/** Undefined where somebody has decided already. */
export async function saveDecision(
  db: Database,
  id: number,
  { decision, words, by, at }: { decision: Decision; words: string; by: string; at: Date },
): Promise<StoredReport | undefined> {
  const { rows } = await sql<StoredReport>`
    update message_reports r set decision = ${decision}, decision_words = ${words}, decided_by = ${by}, decided_at = ${at}
    where r.id = ${id} and r.decided_at is null returning ${columns}`.execute(db)
  return rows[0]
}

/** Reports of a person, for an export of what is kept of them. */
export async function findReportsBy(db: Database, userId: string): Promise<StoredReport[]> {
  const { rows } = await sql<StoredReport>`
    select ${columns} from message_reports r where r.by_user = ${userId} order by r.id desc limit 1000`.execute(db)
  return rows
}
