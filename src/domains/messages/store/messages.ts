import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { Side } from '../contract.ts'
import { searchText } from '../rules/search-words.ts'
import type { Conversation, Owner } from './conversations.ts'

export type Message = {
  id: number
  conversationId: number
  side: Side
  authorId: string
  words: string
  at: Date
  erased: boolean
}
const columns = sql`m.id, m.conversation_id as "conversationId", m.side, m.author_id as "authorId", m.words, m.at, m.erased`

/** The word by which the index knows in whose inbox a message lies: few of all that hold the words looked for. */
const markOf = (owner: Owner): string =>
  owner.side === 'person'
    ? `ownerp${owner.userId.replaceAll('-', '')}`
    : owner.side === 'company'
      ? `ownerc${owner.companyId}`
      : 'owneroperator'

export async function insertMessage(
  db: Database,
  one: Pick<Conversation, 'id' | 'personId' | 'companyId'>,
  message: { side: Side; authorId: string; words: string; at: Date },
): Promise<number> {
  const other: Owner = one.companyId === null ? { side: 'operator' } : { side: 'company', companyId: one.companyId }
  const marks = `${markOf({ side: 'person', userId: one.personId })} ${markOf(other)}`
  const { rows } = await sql<{ id: number }>`
    insert into messages (conversation_id, side, author_id, words, at, search)
    values (${one.id}, ${message.side}, ${message.authorId}, ${message.words}, ${message.at},
      to_tsvector('simple', ${`${marks} ${searchText(message.words)}`}::text))
    returning id`.execute(db)
  return must(rows[0], 'the message just written').id
}

/** The newest messages of a conversation, before one of them. */
export async function findMessages(
  db: Database,
  conversationId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select ${columns} from messages m
    where m.conversation_id = ${conversationId} and (${before}::bigint is null or m.id < ${before}::bigint)
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

/** The last message of each of some conversations. */
export async function findLast(db: Database, conversationIds: readonly number[]): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select last.* from unnest(${conversationIds}::bigint[]) as asked (id)
    cross join lateral (
      select ${columns} from messages m where m.conversation_id = asked.id order by m.id desc limit 1) last`.execute(db)
  return rows
}

/** Messages in an inbox that a query of `searchQuery` finds, the newest first. */
export async function searchMessages(
  db: Database,
  owner: Owner,
  { query, before, limit }: { query: string; before: number | null; limit: number },
): Promise<Message[]> {
  // The mark makes it quick; whose it is says the conversation, since anybody may write such a word.
  const isTheirs =
    owner.side === 'person'
      ? sql`c.person_id = ${owner.userId}`
      : owner.side === 'company'
        ? sql`c.company_id = ${owner.companyId}`
        : sql`c.company_id is null`
  const { rows } = await sql<Message>`
    select ${columns} from messages m join conversations c on c.id = m.conversation_id
    where m.search @@ to_tsquery('simple', ${`'${markOf(owner)}' & ${query}`}) and ${isTheirs}
      and (${before}::bigint is null or m.id < ${before}::bigint)
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

export async function hasMessage(db: Database, conversationId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select from messages where id = ${id} and conversation_id = ${conversationId}`.execute(db)
  return rows.length > 0
}

/** What a person wrote, with what it was about; the newest first. */
export async function findOfAuthor(
  db: Database,
  userId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<(Message & { subject: string; files: string[] })[]> {
  const { rows } = await sql<Message & { subject: string; files: string[] }>`
    select ${columns}, c.subject,
      array(select f.name from message_files f where f.message_id = m.id order by f.id) as files
    from messages m join conversations c on c.id = m.conversation_id
    where m.author_id = ${userId} and not m.erased and (${before}::bigint is null or m.id < ${before}::bigint)
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

/** What others wrote to a person, the newest first: without who of a company wrote it. */
export async function findToPerson(
  db: Database,
  userId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<(Message & { subject: string })[]> {
  const { rows } = await sql<Message & { subject: string }>`
    select ${columns}, c.subject from messages m join conversations c on c.id = m.conversation_id
    where c.person_id = ${userId} and m.side <> 'person' and (${before}::bigint is null or m.id < ${before}::bigint)
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * Takes away the words and files of somebody, as they stood for themselves and not for a company, save where a report waits for its
 * decision; how many messages, and the keys of the files.
 */
export async function eraseWords(
  db: Database,
  userId: string,
  most: number,
): Promise<{ erased: number; keys: string[] }> {
  const { rows } = await sql<{ erased: number; keys: string[] }>`
    with theirs as (
      select m.id from messages m where m.author_id = ${userId} and m.side = 'person' and not m.erased
        and not exists (select from message_reports r where r.conversation_id = m.conversation_id and r.decided_at is null)
      order by m.id limit ${most}),
    files as (delete from message_files f using theirs where f.message_id = theirs.id returning f.file_key),
    gone as (
      update messages set words = '', erased = true, search = '' where id in (select id from theirs) returning id)
    select (select count(*)::int from gone) as erased,
      (select coalesce(array_agg(file_key), '{}') from files) as keys`.execute(db)
  return must(rows[0], 'a count')
}
