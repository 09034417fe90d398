import { wordsInEach } from '../../../../i18n/languages.ts'
import { decimalOf } from '../../../../platform/files/spreadsheet.ts'
import { pickText } from '../../../../values/locale.ts'
import { listMessageReports } from '../../../messages/index.ts'
import { KNOWN_CARRIERS } from '../../../orders/index.ts'
import { listBrands } from '../../../product-safety/index.ts'
import { listRecalls } from '../../../recalls/index.ts'
import { listDisputes } from '../../../returns/index.ts'
import { listIncidents } from '../../../tracking/index.ts'
import type { Kinds } from '../../jobs/lanes-of.ts'
import { readJobs } from '../../jobs/list-jobs.ts'
import type { ListFile, QueryOf, RowOf } from '../write-list.ts'

const ADMIN = wordsInEach('admin')
const SAFETY = wordsInEach('productSafety')
const RETURN = wordsInEach('returns')
const INCIDENT = wordsInEach('incidents')
const TRACKING = wordsInEach('tracking')
const MESSAGE = wordsInEach('messages')
const JOB = wordsInEach('jobs')
const JOB_NAME = wordsInEach('jobNames')

export const brands: ListFile<QueryOf<typeof listBrands>, RowOf<typeof listBrands, 'brands'>, string> = {
  name: 'brands',
  columns: [
    ['number', ({ id }) => id],
    ['brand', ({ name }) => name],
    ['lacks', ({ lacks }, locale) => lacks.map((one) => SAFETY[locale][`lack_${one}`]).join(', ')],
    ['example', ({ isExample }, locale) => ADMIN[locale][isExample ? 'yes' : 'no']],
    ['maker', ({ maker }) => inOneLine(maker)],
    ['makerContact', ({ maker }) => maker?.contact],
    ['responsible', ({ responsible }) => inOneLine(responsible)],
    ['responsibleContact', ({ responsible }) => responsible?.contact],
    ['changed', ({ updatedAt }) => updatedAt],
  ],
  read: async (deps, actor, query) => {
    const { brands: rows, next } = await listBrands(deps, actor, query)
    return { rows, next }
  },
}

const inOneLine = (trader: { name: string; address: string; country: string } | null) =>
  trader && `${trader.name}, ${trader.address}, ${trader.country}`

export const recalls: ListFile<QueryOf<typeof listRecalls>, RowOf<typeof listRecalls, 'recalls'>, number> = {
  name: 'recalls',
  columns: [
    ['number', ({ id }) => id],
    ['title', ({ title }, locale) => pickText(title, locale)],
    ['kind', ({ kind }, locale) => SAFETY[locale][`kind_${kind}`]],
    ['brand', ({ brand }) => brand],
    ['model', ({ model }) => model],
    ['ean', ({ ean }) => ean],
    ['progress', ({ step }, locale) => SAFETY[locale][`step_${step}`]],
    ['late', ({ late }, locale) => ADMIN[locale][late ? 'yes' : 'no']],
    ['offers', ({ offers }) => offers],
    ['sellers', ({ sellers }) => sellers],
    ['buyers', ({ buyers }) => buyers],
    ['received', ({ receivedAt }) => receivedAt],
    ['due', ({ dueAt }) => dueAt],
    ['published', ({ publishedAt }) => publishedAt],
    ['ended', ({ endedAt }) => endedAt],
  ],
  read: async (deps, actor, query) => {
    const { recalls: rows, next } = await listRecalls(deps, actor, query)
    return { rows, next }
  },
}

export const disputes: ListFile<QueryOf<typeof listDisputes>, RowOf<typeof listDisputes, 'cases'>, string> = {
  name: 'disputes',
  columns: [
    ['number', ({ number }) => number],
    ['kind', ({ kind }, locale) => RETURN[locale][`kind_${kind}`]],
    ['status', ({ status }, locale) => RETURN[locale][`status_${status}`]],
    ['company', ({ seller }) => seller.name],
    ['buyer', ({ buyer }) => buyer.name],
    ['email', ({ buyer }) => buyer.email],
    ['opened', ({ openedAt }) => openedAt],
    ['answerDue', ({ answerUntil }) => answerUntil],
    ['moneyDue', ({ moneyUntil }) => moneyUntil],
    ['refunded', ({ refunded }, locale) => decimalOf(refunded, locale)],
    ['currency', ({ currency }) => currency],
  ],
  read: async (deps, actor, { after, ...query }) => {
    const { cases: rows, next } = await listDisputes(deps, actor, { ...query, before: after })
    return { rows, next }
  },
}

export const incidents: ListFile<QueryOf<typeof listIncidents>, RowOf<typeof listIncidents, 'incidents'>, string> = {
  name: 'incidents',
  columns: [
    ['order', ({ order }) => order],
    ['company', ({ company }) => company.name],
    ['carrier', ({ carrier }) => KNOWN_CARRIERS[carrier].name],
    ['shipment', ({ number }) => number],
    ['reason', ({ reason }, locale) => TRACKING[locale][`incident_${reason}`]],
    ['acts', ({ acts }, locale) => acts.map((one) => INCIDENT[locale][`actor_${one}`]).join(', ')],
    ['since', ({ at }) => at],
  ],
  read: async (deps, actor, query) => {
    const { incidents: rows, next } = await listIncidents(deps, actor, query)
    return { rows, next }
  },
}

type ListReports = typeof listMessageReports
/** Without what people wrote: a file goes further than the page, where reading is on record. */
export const messageReports: ListFile<QueryOf<ListReports>, RowOf<ListReports, 'reports'>, string> = {
  name: 'message-reports',
  columns: [
    ['number', ({ id }) => id],
    ['reason', ({ reason }, locale) => MESSAGE[locale][`reason_${reason}`]],
    ['subject', ({ subject }) => subject],
    ['company', ({ company }) => company.name],
    ['person', ({ person }, locale) => person.name ?? MESSAGE[locale].somebodyWhoLeft],
    ['reportedBy', ({ bySide }, locale) => MESSAGE[locale][bySide === 'person' ? 'sidePerson' : 'sideCompany']],
    ['received', ({ at }) => at],
    ['decision', ({ decision }, locale) => decision && MESSAGE[locale][`decide_${decision.what}`]],
    ['decided', ({ decision }) => decision?.at],
  ],
  read: async (deps, actor, query) => {
    const { reports: rows, next } = await listMessageReports(deps, actor, query)
    return { rows, next }
  },
}

type JobQuery = Omit<Parameters<typeof readJobs>[3], 'after'>
type JobRow = Awaited<ReturnType<typeof readJobs>>['jobs'][number]
/** `kinds`: filled once the market is put together. */
export const jobs = (kinds: Kinds): ListFile<JobQuery, JobRow, string> => ({
  name: 'jobs',
  columns: [
    ['number', ({ id }) => id],
    ['name', ({ name }, locale) => jobWords(JOB_NAME[locale], name)],
    ['lane', ({ lane }, locale) => JOB[locale][`lane_${lane ?? 'none'}`]],
    ['status', ({ state }, locale) => JOB[locale][`state_${state}`]],
    ['attempts', ({ attempts, maxAttempts }) => `${attempts} / ${maxAttempts}`],
    ['lastError', ({ lastError }) => lastError],
    ['next', ({ nextAt }) => nextAt],
    ['since', ({ runningSince }) => runningSince],
  ],
  read: async (deps, actor, query) => {
    const { jobs: rows, next } = await readJobs(deps, kinds, actor, query)
    return { rows, next }
  },
})

/** A name that this version has no words for stands as it is. */
function jobWords(words: Readonly<Record<string, string>>, name: string): string {
  return words[name.replaceAll('.', '_')] ?? name
}
