import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../values/paging.ts'
import { requireMember } from '../companies/index.ts'
import { type ShownLabels, showLabels } from './read-labels.ts'
import { type LabelList, LISTED_STATES } from './rules/label-states.ts'
import { listLabels as findPage } from './store/labels.ts'

/** What was not sent by then is not looked for any more: carriers let labels run out after weeks. */
const UNSENT_DAYS = 60
const DAY = 86_400_000

/** A page of all labels of a company, the newest first; `invalid_cursor`. */
export async function listLabels(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, only = 'all', after }: { companyId: number; only?: LabelList | undefined; after?: string | undefined },
): Promise<ShownLabels & { next: string | null }> {
  requireMember(deps, actor, companyId, 'orders.view')
  const unsentSince = only === 'toSend' ? new Date(deps.now().getTime() - UNSENT_DAYS * DAY) : null
  const found = await findPage(
    deps.db,
    { companyId, states: LISTED_STATES[only], unsentSince },
    { before: readPlace(after), limit: PAGE_SIZE + 1 },
  )
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    ...(await showLabels(deps, companyId, page)),
    next: last && found.length > PAGE_SIZE ? encodeCursor([last.id]) : null,
  }
}

function readPlace(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const [id, ...more] = decodeCursor(cursor) ?? []
  if (!Number.isSafeInteger(id) || Number(id) < 0 || more.length > 0) throw invalidField('after', 'invalid_cursor')
  return Number(id)
}
