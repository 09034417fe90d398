import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { invalidField } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { readSetting, writeSetting } from '../../settings/index.ts'
import { DEFAULT_ORDER_SETTINGS, type OrderSettings } from '../rules/order-clocks.ts'

const SETTING = 'orders'
/** Of cached pages that name these days. */
export const ORDER_SETTINGS_TAG = 'order-settings'

/** What the operator decided, or what holds until then. */
export async function readOrderSettings(deps: Deps): Promise<OrderSettings> {
  return ((await readSetting(deps, SETTING)) as OrderSettings | undefined) ?? DEFAULT_ORDER_SETTINGS
}

/** `reminder_after_deadline` where nobody would be reminded in time. */
export async function saveOrderSettings(
  deps: Deps,
  actor: Actor | undefined,
  settings: OrderSettings,
): Promise<OrderSettings> {
  const operator = requireOperator(actor)
  if (settings.reminderDays >= settings.collectionDays) throw invalidField('reminderDays', 'reminder_after_deadline')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await writeSetting(inside, SETTING, settings)
    await invalidateTags(db, [ORDER_SETTINGS_TAG])
    await recordAudit(inside, {
      actorId: operator.userId,
      ...{ action: 'orderSettingsChanged', subjectKind: 'market', subjectId: 'orders' },
      detail: settings,
    })
  })
  return settings
}
