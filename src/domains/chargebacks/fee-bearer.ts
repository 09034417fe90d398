import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { readSetting, writeSetting } from '../settings/index.ts'

const SETTING = 'chargebacks.feeBearer'

/** Who bears the fee of a chargeback that was lost; of one that was won it is always the market. */
export type FeeBearer = 'market' | 'seller'

export async function readFeeBearer(deps: Deps): Promise<FeeBearer> {
  return (await readSetting(deps, SETTING)) === 'seller' ? 'seller' : 'market'
}

export async function showFeeBearer(deps: Deps, actor: Actor | undefined): Promise<{ feeBearer: FeeBearer }> {
  requireOperator(actor)
  return { feeBearer: await readFeeBearer(deps) }
}

/** For chargebacks that are decided from now on. */
export async function setFeeBearer(
  deps: Deps,
  actor: Actor | undefined,
  feeBearer: FeeBearer,
): Promise<{ feeBearer: FeeBearer }> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await writeSetting(inside, SETTING, feeBearer)
    await recordAudit(inside, {
      ...{ actorId: operator.userId, action: 'chargebackFeeChanged', subjectKind: 'market', subjectId: 'chargebacks' },
      detail: { feeBearer },
    })
  })
  return { feeBearer }
}
