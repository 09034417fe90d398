import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { readSetting, writeSetting } from '../settings/index.ts'
import { DEFAULT_RETURN_RULES, RETURN_RULE_LIMITS, type ReturnRules } from './rules/periods.ts'

const SETTING = 'returns'
/** Of cached pages that say what may be returned until when. */
export const RETURN_TERMS_TAG = 'return-terms'

/** What the operator decided, or what holds until then. */
export async function readReturnRules(deps: Deps): Promise<ReturnRules> {
  // What was saved before a period was known has the others.
  const saved = (await readSetting(deps, SETTING)) as Partial<ReturnRules> | undefined
  const rules = { ...DEFAULT_RETURN_RULES, ...saved }
  // More days to answer could once be saved than the law leaves a seller.
  return { ...rules, answerDays: Math.min(rules.answerDays, RETURN_RULE_LIMITS.answerDays[1]) }
}

/** For the operator alone. */
export function showReturnRules(deps: Deps, actor: Actor | undefined): Promise<ReturnRules> {
  requireOperator(actor)
  return readReturnRules(deps)
}

/** For cases that are opened from now on; the clocks of those there are stay. */
export async function saveReturnRules(deps: Deps, actor: Actor | undefined, rules: ReturnRules): Promise<ReturnRules> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await writeSetting(inside, SETTING, rules)
    await invalidateTags(db, [RETURN_TERMS_TAG])
    await recordAudit(inside, {
      actorId: operator.userId,
      ...{ action: 'returnRulesChanged', subjectKind: 'market', subjectId: 'returns' },
      detail: { ...rules },
    })
  })
  return rules
}
