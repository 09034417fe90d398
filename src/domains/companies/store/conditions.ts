// Conditions on companies for statements of other domains: what they mean is decided here, and lists need no second statement.
import { type RawBuilder, sql } from 'kysely'
import { personConditions } from '../../accounts/index.ts'

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

/** A person, by a column, works for the company behind another. */
export const hasMember = (companyId: string, userId: string): Condition =>
  sql`exists (select from company_members where company_id = ${sql.ref(companyId)} and user_id = ${sql.ref(userId)})`

/** Somebody who works for the company behind a column has the e-mail address, in small letters, of another. */
export const hasMemberAt = (companyId: string, email: string): Condition =>
  sql`exists (select from company_members as member_at
    where member_at.company_id = ${sql.ref(companyId)} and ${personConditions.hasEmail('member_at.user_id', email)})`

/** An e-mail address (in small letters) or a tax number, each by its column, is that of the company behind another itself. */
export const isItself = (companyId: string, email: string, taxId: RawBuilder<string | null>): Condition =>
  sql`exists (select from companies as itself where itself.id = ${sql.ref(companyId)}
    and (lower(itself.email) = ${sql.ref(email)} or ${digits(sql`itself.tax_id`)} = ${digits(taxId)}))`

/** A tax number without spaces, dashes, or the country that an invoice may name before it. */
const digits = (taxId: RawBuilder<string | null>) =>
  sql`regexp_replace(upper(${taxId}), '^[A-Z]{2}|[^0-9A-Z]', '', 'g')`
