import type { Deps } from '../../platform/deps.ts'
import { readEndSettings } from '../approval/index.ts'
import { readNoticeDays } from '../terms/index.ts'

/** Days of notice that sellers are promised: before new terms hold, and before the contract with a company ends. */
export async function readNotice(deps: Deps): Promise<{ terms: number; contractEnd: number }> {
  const [terms, { noticeDays: contractEnd }] = await Promise.all([readNoticeDays(deps), readEndSettings(deps)])
  return { terms, contractEnd }
}
