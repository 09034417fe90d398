import type { Deps } from '../../platform/deps.ts'
import type { JobSpec } from '../../platform/jobs/jobs.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { REQUIREMENTS, type Requirement } from '../companies/contract.ts'
import { dossiers, requirements } from '../companies/index.ts'
import { writeSetting } from '../settings/index.ts'

/** What a company has to bring before it may sell. */
export async function readSellerRequirements(deps: Deps, actor: Actor | undefined): Promise<Requirement[]> {
  requireOperator(actor)
  return requirements.readRequirements(deps)
}

/** Changes the list; every company is weighed up against it soon, those that may sell first. */
export async function changeSellerRequirements(
  deps: Deps,
  actor: Actor | undefined,
  wanted: readonly Requirement[],
): Promise<Requirement[]> {
  const operator = requireOperator(actor)
  const after = REQUIREMENTS.filter((one) => wanted.includes(one))
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const before = await requirements.readRequirements(inside)
    await writeSetting(inside, requirements.REQUIREMENTS_SETTING, after)
    await recordAudit(inside, {
      actorId: operator.userId,
      action: 'requirementsChanged',
      subjectKind: 'market',
      subjectId: requirements.REQUIREMENTS_SETTING,
      detail: { before: before.join(', '), after: after.join(', ') },
    })
    await deps.addJob(db, stepJob({ approved: true, after: 0 }))
  })
  return after
}

/** Companies that one job takes up. */
const STEP = 200

/** Which companies are next: approved ones come first, and within each part they go by id. */
export type RefreshStep = { approved: boolean; after: number }

const stepJob = (step: RefreshStep): JobSpec => ({
  name: 'companies.refreshAllMissing',
  payload: step,
  // Steps read the list that holds when they run: two changes soon after each other may share them.
  key: `companies.refreshAllMissing ${step.approved} ${step.after}`,
})

/**
 * Weighs up the next two hundred companies, each in a short transaction of its own, and leaves the rest to the next job. What a
 * company begins or ceases to sell thereby is news (see refreshMissing).
 */
export async function refreshAllMissing(deps: Deps, { approved, after }: RefreshStep): Promise<void> {
  const ids = await dossiers.findIdsAfter(deps.db, approved, after, STEP)
  for (const id of ids) await deps.db.transaction().execute((db) => requirements.refreshMissing({ ...deps, db }, id))
  const last = ids.at(-1)
  if (last !== undefined && ids.length === STEP) await deps.addJob(deps.db, stepJob({ approved, after: last }))
  else if (approved) await deps.addJob(deps.db, stepJob({ approved: false, after: 0 }))
}
