// What statements of other domains may ask of a person in passing: API keys and invitations are worth what their maker is.
import { type RawBuilder, sql } from 'kysely'

/** The person behind a column may log in: neither waiting for the first code nor suspended nor gone. */
export const isActive = (userId: string): RawBuilder<boolean> =>
  sql`exists (select from users where id = ${sql.ref(userId)} and status = 'active')`

/** The first name of the person behind a column; null for nobody. */
export const firstNameOf = (userId: string): RawBuilder<string | null> =>
  sql`(select first_name from users where id = ${sql.ref(userId)})`

/** Name, username or e-mail of the person behind a column are like a pattern (of ILIKE). */
export const isCalledLike = (userId: string, pattern: string): RawBuilder<boolean> =>
  sql`exists (select from users where id = ${sql.ref(userId)}
    and lower(first_name || ' ' || last_name || ' ' || username || ' ' || email) like lower(${pattern}))`

/** A person, by id, has had the account for no longer than since a moment. */
export const joinedAfter = (userId: string, at: Date): RawBuilder<boolean> =>
  sql`exists (select from users where id = ${userId} and created_at > ${at})`

/** The person behind a column has the e-mail address, in small letters, of another. */
export const hasEmail = (userId: string, email: string): RawBuilder<boolean> =>
  sql`exists (select from users where id = ${sql.ref(userId)} and lower(email) = ${sql.ref(email)})`
