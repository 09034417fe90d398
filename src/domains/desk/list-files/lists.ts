import { wordsInEach } from '../../../i18n/languages.ts'
import { people } from '../../accounts/index.ts'
import { listCompanies } from '../../approval/index.ts'
import { readAudit } from '../../audit/index.ts'
import { readMails } from '../../mail/index.ts'
import { listReports } from '../../moderation/index.ts'
import type { ListFile, QueryOf, RowOf } from './write-list.ts'

const ADMIN = wordsInEach('admin')
const LOG = wordsInEach('auditLog')
const REPORT = wordsInEach('moderation')
const WORK = wordsInEach('moderationWork')

export const companies: ListFile<QueryOf<typeof listCompanies>, RowOf<typeof listCompanies, 'companies'>, number> = {
  name: 'companies',
  columns: [
    ['number', ({ id }) => id],
    ['name', ({ name }) => name],
    ['taxId', ({ taxId }) => taxId],
    ['city', ({ city }) => city],
    ['country', ({ country }) => country],
    ['status', ({ status }, locale) => ADMIN[locale][`company_${status}`]],
    ['sells', ({ sells }, locale) => ADMIN[locale][sells ? 'yes' : 'no']],
    ['submitted', ({ submittedAt }) => submittedAt],
    ['created', ({ createdAt }) => createdAt],
  ],
  read: async (deps, actor, query) => {
    const { companies: rows, next } = await listCompanies(deps, actor, query)
    return { rows, next }
  },
}

export const users: ListFile<QueryOf<typeof people.listPeople>, RowOf<typeof people.listPeople, 'users'>, string> = {
  name: 'users',
  columns: [
    ['name', ({ firstName, lastName }) => `${firstName} ${lastName}`.trim()],
    ['username', ({ username }) => username],
    ['email', ({ email }) => email],
    ['permissions', ({ permissions }, locale) => ADMIN[locale][`permissions_${permissions}`]],
    ['status', ({ status }, locale) => ADMIN[locale][`user_${status}`]],
    ['reason', ({ statusReason }) => statusReason],
    ['created', ({ registeredAt }) => registeredAt],
    ['seen', ({ lastSeenAt }) => lastSeenAt],
  ],
  read: async (deps, actor, query) => {
    const { users: rows, next } = await people.listPeople(deps, actor, query)
    return { rows, next }
  },
}

export const reports: ListFile<QueryOf<typeof listReports>, RowOf<typeof listReports, 'reports'>, string> = {
  name: 'reports',
  columns: [
    ['number', ({ number }) => number],
    ['kind', ({ kind }, locale) => REPORT[locale][`kind_${kind}`]],
    ['subject', ({ title }) => title],
    ['company', ({ company }) => company.name],
    ['reason', ({ reason }, locale) => REPORT[locale][`reason_${reason}`]],
    ['source', ({ source }, locale) => WORK[locale][`source_${source}`]],
    ['status', ({ state }, locale) => WORK[locale][`state_${state}`]],
    ['received', ({ receivedAt }) => receivedAt],
    ['due', ({ dueAt }) => dueAt],
  ],
  read: async (deps, actor, query) => {
    const { reports: rows, next } = await listReports(deps, actor, query)
    return { rows, next }
  },
}

export const mails: ListFile<QueryOf<typeof readMails>, RowOf<typeof readMails, 'mails'>, number> = {
  name: 'mails',
  columns: [
    ['number', ({ id }) => id],
    ['email', ({ recipient }) => recipient],
    ['subject', ({ template }, locale) => templateWords(ADMIN[locale], template)],
    ['language', (row) => row.locale],
    ['status', ({ status }, locale) => ADMIN[locale][`mail_${status}`]],
    ['attempts', ({ attempts }) => attempts],
    ['reason', ({ lastError }) => lastError],
    ['created', ({ createdAt }) => createdAt],
    ['sent', ({ sentAt }) => sentAt],
  ],
  read: async (deps, actor, query) => {
    const { mails: rows, next } = await readMails(deps, actor, query)
    return { rows, next }
  },
}

/** A mail outlives its template: one that this version has no words for stands as it is called. */
function templateWords(words: Readonly<Record<string, string>>, template: string): string {
  return words[`template_${template}`] ?? template
}

/** Ids alone, as the log has them. */
export const audit: ListFile<Omit<Parameters<typeof readAudit>[1], 'after'>, AuditRow, number> = {
  name: 'audit',
  columns: [
    ['number', ({ id }) => id],
    ['when', ({ at }) => at],
    ['who', ({ actorId }) => actorId],
    ['action', ({ action }, locale) => LOG[locale][action]],
    ['kind', ({ subjectKind }) => subjectKind],
    ['subject', ({ subjectId }) => subjectId],
    ['detail', ({ detail }) => JSON.stringify(detail)],
  ],
  read: async (deps, _, query) => {
    const { entries: rows, next } = await readAudit(deps, query)
    return { rows, next }
  },
}
type AuditRow = Awaited<ReturnType<typeof readAudit>>['entries'][number]
