import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { moveInside } from '../approval/index.ts'
import { nextStatus } from '../companies/contract.ts'
import { findCompany } from '../companies/index.ts'
import { offers } from '../products/index.ts'
import { hideReview } from '../reviews/index.ts'
import { withholdShop } from '../shops/index.ts'
import type { Measure } from './rules/reasons.ts'
import type { Report } from './store/reports.ts'

type Change = { from: Measure; to: Measure; facts: string }
type Of = Pick<Report, 'kind' | 'subjectId' | 'companyId'>

/**
 * Does what was decided, and undoes what was in force before, in the caller's transaction: by the doors of the domains that own the things.
 * What is gone meanwhile is passed over.
 */
export async function applyMeasure(deps: Deps, operator: Actor, of: Of, change: Change): Promise<void> {
  const { from, to } = change
  if (from === to) return
  if (from === 'suspend' || to === 'suspend') await moveSeller(deps, operator, of.companyId, change)
  const [before, after] = [from, to].map((measure) => (measure === 'suspend' ? 'none' : measure))
  if (before === after) return
  if (of.kind === 'product') {
    await offers.barOffer(deps, of.subjectId, after === 'remove' ? 'removed' : after === 'restrict' ? 'paused' : null)
  }
  if (of.kind === 'review') await hideReview(deps, of.subjectId, after === 'none' ? null : change.facts)
  if (of.kind === 'shop') await withholdShop(deps, of.subjectId, after === 'restrict')
}

/** It may have been suspended, or let sell again, in another way since. */
async function moveSeller(deps: Deps, operator: Actor, companyId: number, { to, facts }: Change): Promise<void> {
  const company = await findCompany(deps.db, companyId)
  const move = to === 'suspend' ? 'suspend' : 'reinstate'
  if (!company || !nextStatus(company.status, move)) return
  await moveInside(deps, operator, { companyId, move, reason: move === 'suspend' ? facts : null })
}
