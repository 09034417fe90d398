import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { requireConfirmed } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { readSetting, writeSetting } from '../settings/index.ts'
import { DEFAULT_PAYOUT_SETTINGS, type PayoutSettings } from './rules/payout-settings.ts'

const SETTING = 'payouts'

/** What the operator decided, or what holds until then. */
export async function readPayoutSettings(deps: Deps): Promise<PayoutSettings> {
  return ((await readSetting(deps, SETTING)) as PayoutSettings | undefined) ?? DEFAULT_PAYOUT_SETTINGS
}

/** For the operator alone. */
export function readSettingsAsOperator(deps: Deps, actor: Actor | undefined): Promise<PayoutSettings> {
  requireOperator(actor)
  return readPayoutSettings(deps)
}

/** Changes them for everything that is not paid yet; a draft keeps the number of people who approve it. `confirmation_required`. */
export async function savePayoutSettings(
  deps: Deps,
  actor: Actor | undefined,
  settings: PayoutSettings,
): Promise<PayoutSettings> {
  const operator = requireOperator(actor)
  await requireConfirmed(deps, operator)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { delayDays, transitDays, minimum, approvals } = settings
    await writeSetting(inside, SETTING, { delayDays, transitDays, minimum, approvals })
    await recordAudit(inside, {
      actorId: operator.userId,
      ...{ action: 'payoutSettingsChanged', subjectKind: 'market', subjectId: 'payouts' },
      detail: { delayDays, transitDays, minimum, approvals },
    })
  })
  return readPayoutSettings(deps)
}
