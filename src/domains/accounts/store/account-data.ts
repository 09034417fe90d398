import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Facts = Record<string, string | number | boolean | null>
export type AccountData = {
  account: Facts & { email: string; avatar: string }
  sessions: Facts[]
  passkeys: Facts[]
  notes: Facts[]
}

/** Without hashes, secrets and tokens: those let in, and tell nothing of a person. */
export async function findAccountData(db: Database, userId: string, now: Date): Promise<AccountData | undefined> {
  const { rows } = await sql<{ data: AccountData }>`
    select json_build_object(
      'account', json_build_object('id', id, 'email', email, 'username', username, 'firstName', first_name,
        'lastName', last_name, 'phone', phone, 'locale', locale, 'permissions', permissions, 'staffRole', staff_role, 'status', status,
        'statusReason', status_reason, 'presence', presence, 'avatar', avatar, 'registeredAt', created_at,
        'privacyAcceptedAt', privacy_accepted_at, 'verifiedAt', verified_at, 'hasPassword', password_hash is not null,
        'authenticatorSince', (select confirmed_at from authenticators where user_id = users.id),
        'recoveryCodesLeft', (select count(*) from recovery_codes where user_id = users.id and used_at is null),
        'pendingEmail', (select min(email) from account_tokens
          where user_id = users.id and purpose = 'emailNew' and expires_at > ${now})),
      'sessions', coalesce((select json_agg(json_build_object('device', device, 'network', network,
          'createdAt', created_at, 'lastSeenAt', last_seen_at, 'expiresAt', expires_at) order by created_at)
        from sessions where user_id = users.id), '[]'),
      'passkeys', coalesce((select json_agg(json_build_object('name', name, 'createdAt', created_at,
          'lastUsedAt', last_used_at) order by created_at) from passkeys where user_id = users.id), '[]'),
      'notes', coalesce((select json_agg(json_build_object('at', at, 'text', text) order by id)
        from account_notes where user_id = users.id), '[]')) as data
    from users where id = ${userId} and status <> 'deleted'`.execute(db)
  return rows[0]?.data
}
