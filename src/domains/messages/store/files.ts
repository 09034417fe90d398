import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'

export type MessageFile = {
  id: number
  messageId: number | null
  name: string
  media: string
  /** Bytes. */
  size: number
  fileKey: string
}
const columns = sql`f.id, f.message_id as "messageId", f.name, f.media, f.size, f.file_key as "fileKey"`

/** Files of messages, the first first. */
export async function findFiles(db: Database, messageIds: readonly number[]): Promise<MessageFile[]> {
  const { rows } = await sql<MessageFile>`
    select ${columns} from message_files f where f.message_id = any(${messageIds}::bigint[]) order by f.id`.execute(db)
  return rows
}

/** A file that a message of the conversation has. */
export async function findSent(db: Database, conversationId: number, id: number): Promise<MessageFile | undefined> {
  const { rows } = await sql<MessageFile>`
    select ${columns} from message_files f join messages m on m.id = f.message_id
    where f.id = ${id} and m.conversation_id = ${conversationId}`.execute(db)
  return rows[0]
}

/** Files of a person that no message took yet, the oldest first. */
export async function findWaiting(db: Database, userId: string): Promise<MessageFile[]> {
  const { rows } = await sql<MessageFile>`
    select ${columns} from message_files f where f.added_by = ${userId} and f.message_id is null order by f.id`.execute(
    db,
  )
  return rows
}

export async function insertFile(
  db: Database,
  userId: string,
  file: Omit<MessageFile, 'id' | 'messageId'>,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into message_files (added_by, name, media, size, file_key, added_at)
    values (${userId}, ${file.name}, ${file.media}, ${file.size}, ${file.fileKey}, ${at}) returning id`.execute(db)
  return must(rows[0], 'the file just written').id
}

/** Gives waiting files of a person to a message; how many there were. */
export async function takeFiles(
  db: Database,
  userId: string,
  messageId: number,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    update message_files set message_id = ${messageId}
    where id = any(${ids}::bigint[]) and added_by = ${userId} and message_id is null returning id`.execute(db)
  return rows.length
}

/** Lets a file go that no message took. */
export async function deleteWaiting(db: Database, fileKey: string): Promise<void> {
  await sql`delete from message_files where file_key = ${fileKey} and message_id is null`.execute(db)
}

/** Lets all of a person go that no message took; their keys. */
export async function takeWaiting(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    delete from message_files where added_by = ${userId} and message_id is null returning file_key as "fileKey"`.execute(
    db,
  )
  return rows.map(({ fileKey }) => fileKey)
}

export async function isFileKept(db: Database, fileKey: string): Promise<boolean> {
  const { rows } = await sql`select from message_files where file_key = ${fileKey}`.execute(db)
  return rows.length > 0
}
