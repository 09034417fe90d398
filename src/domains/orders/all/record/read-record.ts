import type { Deps } from '../../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../../values/actor.ts'
import { type CompanyRecord, RECORD_ORDERS, RECORD_SPANS } from './contract.ts'
import { sumRecord } from './store.ts'

/** How a company sells and keeps what it promises; nothing for one that never sold. */
export function readRecord(deps: Deps, actor: Actor | undefined, companyId: number): Promise<CompanyRecord> {
  requireOperator(actor)
  return sumRecord(deps.db, companyId, { now: deps.now(), spans: RECORD_SPANS, limit: RECORD_ORDERS })
}
