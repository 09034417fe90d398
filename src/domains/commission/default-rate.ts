import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { readSetting, writeSetting } from '../settings/index.ts'
import { DEFAULT_RATE } from './rules/pick-rate.ts'
import { lockRule } from './store.ts'

/** The commission where no rule says otherwise, basis points. */
export async function readDefaultRate(deps: Deps, actor: Actor | undefined): Promise<{ rate: number }> {
  requireOperator(actor)
  const rate = await readSetting(deps, 'commission')
  return { rate: typeof rate === 'number' ? rate : DEFAULT_RATE }
}

/** Changes it for orders from now on. */
export async function setDefaultRate(
  deps: Deps,
  actor: Actor | undefined,
  { rate }: { rate: number },
): Promise<{ rate: number }> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockRule(db, null, null)
    const { rate: before } = await readDefaultRate(inside, operator)
    if (before === rate) return
    await writeSetting(inside, 'commission', rate)
    await invalidateTags(db, ['commission'])
    await recordAudit(inside, {
      actorId: operator.userId,
      action: 'commissionChanged',
      subjectKind: 'market',
      subjectId: 'commission',
      // Per cent, as people read it.
      detail: { before: before / 100, rate: rate / 100 },
    })
  })
  return { rate }
}
