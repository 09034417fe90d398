import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { PUBLISHING_RULES, type PublishingRule, readPublishingRule, writeSetting } from '../settings/index.ts'
import type { SafetyRule } from './contract.ts'

/** From when offers are refused, for the operator. */
export async function showPublishingRule(
  deps: Deps,
  actor: Actor | undefined,
  rule: PublishingRule,
): Promise<SafetyRule> {
  requireOperator(actor)
  return readPublishingRule(deps, rule)
}

export async function savePublishingRule(
  deps: Deps,
  actor: Actor | undefined,
  rule: PublishingRule,
  { refuseFrom }: SafetyRule,
): Promise<SafetyRule> {
  const { userId } = requireOperator(actor)
  const { setting, action } = PUBLISHING_RULES[rule]
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await writeSetting(inside, setting, refuseFrom)
    await recordAudit(inside, {
      ...{ actorId: userId, action, subjectKind: 'market', subjectId: setting },
      detail: { refuseFrom },
    })
  })
  return { refuseFrom }
}
