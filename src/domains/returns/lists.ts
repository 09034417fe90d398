import type { Deps } from '../../platform/deps.ts'
import { invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../values/paging.ts'
import type { CaseRow } from './contract.ts'
import { toRows } from './show-case.ts'
import { type CaseFilter, findCases } from './store/cases.ts'

/** A page of cases, the latest first; `invalid_cursor`. */
export async function listCases(
  deps: Deps,
  filter: CaseFilter,
  cursor: string | undefined,
): Promise<{ cases: CaseRow[]; next: string | null }> {
  const found = await findCases(deps.db, filter, { before: readPlace(cursor), limit: PAGE_SIZE + 1 })
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return { cases: await toRows(deps, page), next: last && found.length > PAGE_SIZE ? encodeCursor([last.id]) : null }
}

function readPlace(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const [id, ...more] = decodeCursor(cursor) ?? []
  if (!Number.isSafeInteger(id) || Number(id) < 0 || more.length > 0) throw invalidField('before', 'invalid_cursor')
  return Number(id)
}
