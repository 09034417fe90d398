import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Exported = { id: number; row: Record<string, unknown> }

/** Conversations of a company with their messages and the names of files, behind an id and in their order. People are named by their side alone. */
export async function findConversationsOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select c.id, jsonb_build_object('id', c.id, 'subject', c.subject, 'order_number', c.order_number, 'product_id', c.product_id,
      'created_at', c.created_at, 'closed_at', c.closed_at,
      'messages', (select jsonb_agg(jsonb_build_object('side', m.side, 'words', m.words, 'at', m.at,
        'files', (select jsonb_agg(f.name order by f.id) from message_files f where f.message_id = m.id)) order by m.id)
        from messages m where m.conversation_id = c.id)) as row
    from conversations c where c.company_id = ${companyId} and c.id > ${after} order by c.id limit ${limit}`.execute(db)
  return rows
}
