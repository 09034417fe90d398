import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { requireMember } from '../companies/index.ts'
import type { CompanyDecision } from './contract.ts'
import { nextId, readId } from './places.ts'
import { toDecision } from './read-case.ts'
import { findOfCompany } from './store/decisions.ts'

/** What the operator restricted of a company, the newest first: for its people who may see its goods. */
export async function listCompanyDecisions(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  after: string | undefined,
): Promise<{ decisions: CompanyDecision[]; next: string | null }> {
  requireMember(deps, actor, companyId, 'products.edit')
  const rows = await findOfCompany(deps.db, companyId, readId(after), PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  return {
    decisions: page.map((row) => ({
      ...toDecision(row),
      ...{ key: row.key, kind: row.kind, title: row.title, complaint: row.complaint },
      inForce: row.newest === row.id && row.measure !== 'none',
    })),
    next: nextId(page.at(-1)?.id, rows.length > PAGE_SIZE),
  }
}
