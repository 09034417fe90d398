import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { readSetting } from './read-settings.ts'

/** What publishing is refused for want of, from a day (YYYY-MM-DD) that the operator sets. `since`: the day while nobody has said anything; null: never. */
export const PUBLISHING_RULES = {
  /** Who made the goods, and who answers for them (Regulation 2023/988). */
  safety: { setting: 'safetyRefuseFrom', action: 'safetyRuleChanged', since: null },
  /** The energy label (Regulation 2023/1669). */
  energy: { setting: 'energyRefuseFrom', action: 'energyRuleChanged', since: null },
  /** A proof of claims about the environment: since the law is in force (Directive 2024/825). */
  green: { setting: 'greenRefuseFrom', action: 'greenRuleChanged', since: '2026-09-27' },
} as const
export type PublishingRule = keyof typeof PUBLISHING_RULES

/** The day (YYYY-MM-DD) from which offers without it are refused; null: never, their sellers are only told. */
export async function readPublishingRule(deps: Deps, rule: PublishingRule): Promise<{ refuseFrom: string | null }> {
  const { setting, since } = PUBLISHING_RULES[rule]
  const kept = await readSetting(deps, setting)
  return { refuseFrom: kept === undefined ? since : typeof kept === 'string' ? kept : null }
}

/** Whether it is in force: from midnight of its day on the market's clock. */
export async function refusesToday(deps: Deps, rule: PublishingRule): Promise<boolean> {
  const { refuseFrom } = await readPublishingRule(deps, rule)
  return refuseFrom !== null && marketDay(deps.now()) >= refuseFrom
}
