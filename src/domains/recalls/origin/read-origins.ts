import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { must } from '../../../values/must.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { requireMember } from '../../companies/index.ts'
import { documented } from '../../orders/index.ts'
import { isLate } from '../rules/origin-clock.ts'
import { findOrigins, findOriginsOfCompany, type StoredOrigin } from '../store/origin-requests.ts'
import type { OriginRequest, OriginTask } from './contract.ts'

/** As whoever asked reads them. One statement. */
export async function viewOrigins(deps: Deps, stored: readonly StoredOrigin[]): Promise<OriginRequest[]> {
  return (await viewTasks(deps, stored)).map(({ companyId: _, late: __, ...request }) => request)
}

/** As whoever answers reads them. One statement. */
export async function viewTasks(deps: Deps, stored: readonly StoredOrigin[]): Promise<OriginTask[]> {
  if (stored.length === 0) return []
  const ids = [...new Set(stored.map(({ orderId }) => orderId))]
  const labels = await documented.findOrderLabels(deps.db, ids)
  const numbers = new Map(labels.map(({ id, number }) => [Number(id), number]))
  return stored.map(({ orderId, askedAt, answeredAt, ...one }) => ({
    ...one,
    orderNumber: must(numbers.get(orderId), `order ${orderId}`),
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    late: isLate({ dueOn: one.dueOn, answeredAt }, deps.now()),
  }))
}

type Page = { requests: OriginTask[]; next: number | null }

async function pageOf(deps: Deps, found: readonly StoredOrigin[]): Promise<Page> {
  const page = found.slice(0, PAGE_SIZE)
  return { requests: await viewTasks(deps, page), next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}

/** What a company was asked. */
export async function listCompanyOrigins(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  after: number | undefined,
): Promise<Page> {
  requireMember(deps, actor, companyId, 'orders.view')
  const wanted = { companyId, after: after ?? null, limit: PAGE_SIZE + 1 }
  return pageOf(deps, await findOriginsOfCompany(deps.db, wanted))
}

/** What all companies were asked. */
export async function listAllOrigins(
  deps: Deps,
  actor: Actor | undefined,
  { after, open }: { after?: number | undefined; open?: 'yes' | undefined },
): Promise<Page> {
  requireOperator(actor)
  return pageOf(deps, await findOrigins(deps.db, { open: open === 'yes', after: after ?? null, limit: PAGE_SIZE + 1 }))
}
