import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { requireMember } from '../../companies/index.ts'
import { ordersFile } from '../orders-file.ts'
import { findExportRows } from '../store/export-rows.ts'

const PER_PERSON = defineLimit({ name: 'orderExport', attempts: 200, seconds: 3600 })

/** As `exportOrders`, of certain orders of the company; `order_not_found` where one of them is not. */
export async function exportChosen(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  numbers: readonly string[],
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { actor: asker, byUser } = requireMember(deps, actor, companyId, 'orders.view')
  await deps.limits.count(PER_PERSON, asker.userId)
  const wanted = [...new Set(numbers)]
  const rows = await findExportRows(deps.db, { companyId, numbers: wanted }, wanted.length)
  if (rows.length < wanted.length) throw new Failure('notFound', 'order_not_found')
  return ordersFile(deps, { companyId, byUser, rows, locale })
}
