import type { Deps } from '../../platform/deps.ts'
import { changePrices } from './change-prices.ts'
import { dueSteps, type Step } from './rules/price-schedules.ts'
import {
  findDueVersions,
  findOwnerOf,
  findPrice,
  findSchedules,
  lockProduct,
  type Schedule,
  setScheduleStatus,
} from './store/schedules.ts'

const AT_ONCE = 200

/** Starts and ends what is due of a version's planned prices. Runs again without harm: what was done is no longer due. */
export async function settleSchedules(deps: Deps, versionId: number): Promise<void> {
  const owner = await findOwnerOf(deps.db, versionId)
  if (!owner) return
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    if (!(await lockProduct(db, owner.companyId, owner.productId))) return
    const schedules = new Map((await findSchedules(db, versionId)).map((schedule) => [schedule.id, schedule]))
    for (const { id, step } of dueSteps([...schedules.values()], deps.now())) {
      const schedule = schedules.get(id)
      if (schedule) await takeStep(inside, owner.companyId, schedule, step)
    }
  })
}

async function takeStep(deps: Deps, companyId: number, schedule: Schedule, step: Step['step']): Promise<void> {
  if (step === 'missed') return setScheduleStatus(deps.db, schedule.id, 'cancelled', null)
  if (step === 'end') return endSchedule(deps, companyId, schedule, 'done')
  const { versionId, price, announce } = schedule
  const before = (await findPrice(deps.db, versionId)) ?? null
  await changePrices(deps, companyId, [{ versionId, price, announce }])
  await setScheduleStatus(deps.db, schedule.id, schedule.endsAt ? 'running' : 'done', before)
}

/**
 * Ends a running price: the one before it holds again, unless somebody has changed the price by hand since then. Inside a transaction
 * that holds the product.
 */
export async function endSchedule(
  deps: Deps,
  companyId: number,
  { id, versionId, price, priceBefore }: Schedule,
  status: 'done' | 'cancelled',
  byUser: string | null = null,
): Promise<void> {
  if (priceBefore !== null && (await findPrice(deps.db, versionId)) === price) {
    await changePrices(deps, companyId, [{ versionId, price: priceBefore, announce: false }], byUser)
  }
  await setScheduleStatus(deps.db, id, status, priceBefore)
}

/** Catches what a job missed. One version that fails holds up none of the others. */
export async function sweepSchedules(deps: Deps): Promise<void> {
  const failed: unknown[] = []
  for (const versionId of await findDueVersions(deps.db, deps.now(), AT_ONCE)) {
    await settleSchedules(deps, versionId).catch((error: unknown) => failed.push(error))
  }
  if (failed.length > 0) throw failed[0]
}
