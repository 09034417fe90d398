import type { Deps } from '../../../platform/deps.ts'
import { orderClocks } from '../../orders/index.ts'
import { readReturnRules } from '../return-rules.ts'
import type { MarketPeriods } from './contract.ts'

/** The days that stand now. */
export async function readPeriods(deps: Deps): Promise<MarketPeriods> {
  const [rules, orders] = await Promise.all([readReturnRules(deps), orderClocks.readOrderSettings(deps)])
  const { informedFrom: _, graceDays: __, ...periods } = rules
  const { collectionDays, reminderDays, arrivalDays } = orders
  return { ...periods, collectionDays, reminderDays, arrivalDays }
}
