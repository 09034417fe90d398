import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import { MAINTENANCE_TAG, type Maintenance } from '../../../platform/maintenance.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { requireConfirmed } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockSetting, readSetting, writeSetting } from '../../settings/index.ts'
import type { MaintenanceView } from './contract.ts'

const SETTING = 'maintenance'
const OFF: MaintenanceView = { on: false, message: { 'pl-PL': '' }, until: null }

/** How the switch stands. */
export async function readMaintenance(deps: Pick<Deps, 'db'>): Promise<MaintenanceView> {
  return { ...OFF, ...((await readSetting(deps as Deps, SETTING)) as Partial<MaintenanceView> | undefined) }
}

/** Turns the switch, by an operator who has just proved who it is. */
export async function switchMaintenance(
  deps: Deps,
  actor: Actor | undefined,
  wanted: MaintenanceView,
  here: Maintenance,
): Promise<MaintenanceView> {
  const operator = requireOperator(actor)
  await requireConfirmed(deps, operator)
  await writeMaintenance(deps, operator.userId, wanted)
  await here.refresh()
  return readMaintenance(deps)
}

/** The same without asking who: for the command line. All processes hear of it when it is committed. */
export function writeMaintenance(deps: Deps, actorId: string | null, wanted: MaintenanceView): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockSetting(inside, SETTING)
    await writeSetting(inside, SETTING, wanted)
    await recordAudit(inside, {
      ...{ actorId, action: 'maintenanceSwitched', subjectKind: 'market', subjectId: 'maintenance' },
      detail: { on: wanted.on, until: wanted.until, ...(actorId ? {} : { by: 'command line' }) },
    })
    await invalidateTags(db, [MAINTENANCE_TAG])
  })
}
