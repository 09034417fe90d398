import type { Deps } from '../../platform/deps.ts'
import { SELLER_PAGES } from './rules/pages.ts'
import { insertAcceptances } from './store/acceptances.ts'

/** Somebody accepts the sellers' terms for a company as they stand now, in the caller's transaction. */
export function accept(deps: Deps, companyId: number, userId: string): Promise<void> {
  return insertAcceptances(deps.db, { companyId, userId, pages: SELLER_PAGES, at: deps.now() })
}
