import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../../values/paging.ts'
import { requireMember } from '../../companies/index.ts'
import type { UnitRow } from '../contract.ts'
import { presentRow } from '../present-unit.ts'
import { codeInText } from '../rules/code.ts'
import { findUnitIds } from '../store/lists.ts'
import { findUnitsByIds, type UnitState } from '../store/units.ts'

type Asked = {
  q?: string | undefined
  state?: UnitState | undefined
  productId?: number | undefined
  after?: string | undefined
}

/** Units that the company has or has sold, the newest first. */
export async function listOwn(
  deps: Pick<Deps, 'db'>,
  actor: Actor | undefined,
  companyId: number,
  asked: Asked,
): Promise<{ units: UnitRow[]; next: string | null }> {
  requireMember(deps as Deps, actor, companyId, 'products.view')
  const ids = await findUnitIds(deps.db, {
    companyId,
    state: asked.state ?? null,
    productId: asked.productId ?? null,
    text: asked.q || null,
    code: (asked.q && codeInText(asked.q)) ?? null,
    after: asked.after === undefined ? null : readCursor(asked.after),
    limit: PAGE_SIZE + 1,
  })
  const shown = ids.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  const units = await findUnitsByIds(deps.db, shown)
  return {
    units: units.map(presentRow).reverse(),
    next: ids.length > PAGE_SIZE && last !== undefined ? encodeCursor([last]) : null,
  }
}

function readCursor(text: string): number {
  const [id] = decodeCursor(text) ?? []
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) throw invalidField('after', 'invalid')
  return id
}
