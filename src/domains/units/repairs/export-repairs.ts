import { wordsInEach } from '../../../i18n/languages.ts'
import type { Deps } from '../../../platform/deps.ts'
import { BYTE_ORDER_MARK, printRows } from '../../../platform/files/spreadsheet.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { FORMULA } from '../../../values/formula-cell.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { findCompaniesOf, requireMember } from '../../companies/index.ts'
import { findRepairs } from '../store/repairs.ts'
import { MOST_REPAIRS, type RepairLine } from './contract.ts'

const WORDS = wordsInEach('productSafety')
const PASSPORT = wordsInEach('passport')

export type RepairsFile = { text: string; media: string; name: string }
type Asked = { year: number; format: 'csv' | 'json' }

/** Of units that a company has or had: whoever asks it after years who changed a product is answered from this (Directive 2024/2853). */
export async function exportOwnRepairs(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { locale, ...asked }: Asked & { locale: Locale },
): Promise<RepairsFile> {
  const { byUser } = requireMember(deps, actor, companyId, 'products.view')
  return write(deps, { ...asked, locale, companyId, actorId: byUser })
}

/** Of all units. */
export async function exportAllRepairs(
  deps: Deps,
  actor: Actor | undefined,
  asked: Asked & { locale: Locale },
): Promise<RepairsFile> {
  const { userId } = requireOperator(actor)
  return write(deps, { ...asked, companyId: null, actorId: userId })
}

type Job = Asked & { locale: Locale; companyId: number | null; actorId: string | null }

async function write(deps: Deps, { year, format, locale, companyId, actorId }: Job): Promise<RepairsFile> {
  const lines = await readLines(deps, companyId, year)
  await recordAudit(deps, {
    ...{ actorId, action: 'repairsExported', detail: { year, lines: lines.length } },
    ...(companyId === null
      ? { subjectKind: 'market', subjectId: 'unitRepairs' }
      : { subjectKind: 'company', subjectId: String(companyId) }),
  })
  const text = format === 'json' ? JSON.stringify({ year, repairs: lines }) : csvOf(lines, locale)
  const media = format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8'
  return { text, media, name: `repairs-${year}.${format}` }
}

async function readLines(deps: Deps, companyId: number | null, year: number): Promise<RepairLine[]> {
  const [from, until] = [year, year + 1].map((one) => new Date(Date.UTC(one, 0, 1))) as [Date, Date]
  const found = await findRepairs(deps.db, { companyId, from, until, limit: MOST_REPAIRS })
  const ids = [...new Set(found.flatMap((one) => one.companyId ?? []))]
  const names = new Map((await findCompaniesOf(deps.db, ids)).map(({ id, name }) => [id, name]))
  return found.map(({ code, name, gtin, at, companyId: by, data, note, hash }) => ({
    ...{ unit: code, name, gtin, at: at.toISOString(), companyId: by, company: (by && names.get(by)) || '' },
    ...{ what: data.what, parts: data.parts, note: note ?? '', hash: hash.toString('hex') },
  }))
}

const COLUMNS = ['unit', 'name', 'gtin', 'at', 'company', 'what', 'parts', 'note', 'hash'] as const

function csvOf(lines: readonly RepairLine[], locale: Locale): string {
  const words = WORDS[locale]
  const head = COLUMNS.map((name) => words[`repairs_${name}`])
  const rows = lines.map((line) =>
    COLUMNS.map((name) => {
      if (name === 'what') return PASSPORT[locale][`${line.what}_part`]
      if (name === 'parts') return words[`parts_${line.parts}`]
      return line[name] ?? ''
    }),
  )
  return BYTE_ORDER_MARK + printRows([head, ...rows], locale, FORMULA)
}
