// Conditions on companies for statements of other domains: what they mean is decided here, and lists need no second statement.
import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<boolean>

/** The company behind a column may sell now: it is approved and lacks nothing that the operator asks for. */
export const sells = (companyId: string): Condition =>
  sql`exists (select from companies where id = ${sql.ref(companyId)} and sells)`

/** Everybody may see the company behind a column: it sells or did. */
export const isPublic = (companyId: string): Condition =>
  sql`exists (select from companies where id = ${sql.ref(companyId)} and status in ('approved', 'suspended', 'ended'))`

/** The company behind a column charges VAT: it is not exempt. */
export const chargesVat = (companyId: string): Condition =>
  sql`exists (select from companies where id = ${sql.ref(companyId)} and charges_vat)`

/** The operator has not suspended the company behind a column. */
export const isNotSuspended = (companyId: string): Condition =>
  sql`exists (select from companies where id = ${sql.ref(companyId)} and status <> 'suspended')`

/** Name or tax number of the company behind a column are like a pattern (of ILIKE). */
export const isCalledLike = (companyId: string, pattern: string | null): Condition =>
  sql`exists (select from companies where id = ${sql.ref(companyId)} and (name ilike ${pattern} or tax_id ilike ${pattern}))`

/** A person, by a column, is an owner of the company behind another. */
export const isOwnedBy = (companyId: string, userId: string): Condition =>
  sql`exists (select from company_members
    where company_id = ${sql.ref(companyId)} and user_id = ${sql.ref(userId)} and role = 'owner')`
