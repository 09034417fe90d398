import { translateFailure } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../values/paging.ts'
import type { Category } from '../categories/contract.ts'
import { readCategoriesById } from '../categories/index.ts'
import { requireMember } from '../companies/index.ts'
import type { ImportProblem } from './contract.ts'
import { requireImport } from './require-import.ts'
import { listProblems, type ProblemRow } from './store/problems.ts'
import { titleWords } from './title-words.ts'

type Place = { companyId: number; importId: number }
type Filter = { severity?: ImportProblem['severity'] | undefined; after?: string | undefined }

/** A page of what is wrong with rows, in the order of the file, told in the asked language. */
export async function readProblems(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, importId }: Place,
  { severity, after }: Filter,
  locale: Locale,
): Promise<{ problems: ImportProblem[]; next: string | null }> {
  requireMember(deps, actor, companyId, 'products.edit')
  await requireImport(deps, companyId, importId)
  const [afterLine, afterId] = after === undefined ? [0, 0] : (decodeCursor(after) ?? [])
  if (!isPlace(afterLine) || !isPlace(afterId)) throw new Failure('invalid', 'invalid_cursor')
  const page = { severity: severity ?? null, afterLine, afterId, limit: PAGE_SIZE + 1 }
  const rows = await listProblems(deps.db, importId, page)
  const categories = await readCategoriesById(deps)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    problems: shown.map((row) => present(row, categories, locale)),
    next: last ? encodeCursor([last.line, last.id]) : null,
  }
}

const isPlace = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) < 2_000_000_000

const MANY = 1000

/** All of them, page by page. */
export async function* allProblems(
  deps: Deps,
  importId: number,
  severity: ImportProblem['severity'] | undefined,
  locale: Locale,
): AsyncGenerator<ImportProblem[]> {
  const categories = await readCategoriesById(deps)
  for (let last: ProblemRow | undefined; ; ) {
    const place = { afterLine: last?.line ?? 0, afterId: last?.id ?? 0 }
    const rows = await listProblems(deps.db, importId, { severity: severity ?? null, ...place, limit: MANY })
    if (rows.length > 0) yield rows.map((row) => present(row, categories, locale))
    if (rows.length < MANY) return
    last = rows.at(-1)
  }
}

function present(
  { id: _, params, ...row }: ProblemRow,
  categories: ReadonlyMap<number, Category>,
  locale: Locale,
): ImportProblem {
  const said = row.severity === 'note' ? { what: titleWords(params ?? {}, categories, locale) } : params
  return { ...row, message: translateFailure(locale, row.code, said ?? {}) }
}
