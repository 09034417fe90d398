import type { ApiInput, ApiOutput } from '../../api-client.ts'
import type { Api } from '../../loading.ts'

export type AuditLine = ApiOutput<'GET /api/admin/audit'>['entries'][number]
export type Names = {
  people: Readonly<Record<string, { name: string; deleted: boolean }>>
  companies: Readonly<Record<string, string>>
}
export type NamedAudit = ApiOutput<'GET /api/admin/audit'> & { names: Names }

type Query = NonNullable<ApiInput<'GET /api/admin/audit'>['query']>

/** What one question for names may ask about. */
const MOST = 50
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NUMBER = /^[1-9]\d{0,8}$/
const some = (ids: readonly string[]) => [...new Set(ids)].slice(0, MOST).join(',')

/** The log keeps ids alone; the names are those of today, so that an erased person has none here either. */
export async function loadAudit(api: Api, query: Query, signal: AbortSignal, most = MOST): Promise<NamedAudit> {
  const audit = await api('GET /api/admin/audit', { query, signal })
  const entries = audit.entries.slice(0, most)
  const nothing: AuditLine['detail'] = {}
  const about = [...entries, { detail: nothing, ...query }]
  const people = about
    .flatMap(({ actorId, subjectKind, subjectId, detail }) => [
      actorId,
      subjectKind === 'user' && subjectId,
      detail.member,
    ])
    .filter((id): id is string => typeof id === 'string' && UUID.test(id))
  const companies = about
    .flatMap(({ subjectKind, subjectId, detail }) => [subjectKind === 'company' && subjectId, detail.companyId])
    .map(String)
    .filter((id) => NUMBER.test(id))
  const [users, firms] = await Promise.all([
    people.length > 0 ? api('GET /api/admin/users', { query: { ids: some(people) }, signal }) : { users: [] },
    companies.length > 0
      ? api('GET /api/admin/companies', { query: { ids: some(companies) }, signal })
      : { companies: [] },
  ])
  return {
    entries,
    next: audit.next,
    names: {
      people: Object.fromEntries(
        users.users.map((one) => [
          one._id,
          { name: `${one.firstName} ${one.lastName}`.trim() || one.username, deleted: one.status === 'deleted' },
        ]),
      ),
      companies: Object.fromEntries(firms.companies.map((one) => [String(one.id), one.name])),
    },
  }
}
