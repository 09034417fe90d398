import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Inbox } from './inbox.ts'
import { NEW_ACCOUNT_HOURS } from './rules/bounds.ts'
import { isNewSince } from './store/newcomers.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** Of one account: more than anybody types who means it. A whole shop answers by few people. */
const MESSAGES = defineLimit({ name: 'message', attempts: 120, seconds: HOUR })
const BEGINNINGS = defineLimit({ name: 'conversation', attempts: 30, seconds: DAY })
/** Of an account that is new: who made it to write to everybody finds few. */
const NEW_MESSAGES = defineLimit({ name: 'message-new-account', attempts: 30, seconds: HOUR })
const NEW_BEGINNINGS = defineLimit({ name: 'conversation-new-account', attempts: 5, seconds: DAY })
export const REPORTS = defineLimit({ name: 'message-report', attempts: 20, seconds: HOUR })
/** Pictures are made anew, which costs time. */
export const UPLOADS = defineLimit({ name: 'message-file', attempts: 60, seconds: HOUR })

/** Counts a message of somebody, and a beginning where it is one; `rate_limited`. A company and the operator answer as often as they have to. */
export async function countWriting(deps: Deps, { side, userId }: Inbox, begins: boolean): Promise<void> {
  await deps.limits.count(MESSAGES, userId)
  if (side !== 'person') return
  if (begins) await deps.limits.count(BEGINNINGS, userId)
  const since = new Date(deps.now().getTime() - NEW_ACCOUNT_HOURS * HOUR * 1000)
  if (!(await isNewSince(deps.db, userId, since))) return
  await deps.limits.count(NEW_MESSAGES, userId)
  if (begins) await deps.limits.count(NEW_BEGINNINGS, userId)
}
