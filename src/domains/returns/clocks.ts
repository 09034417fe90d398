import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { writeReminder } from './news/news.ts'
import { readReturnRules } from './return-rules.ts'
import { acceptClaim } from './steps/answer.ts'
import { giveLinesBack } from './steps/give-back.ts'
import { findCase } from './store/cases.ts'
import { claimReminder, findUnanswered, findUnpaid, findUnsent, putBack } from './store/due.ts'
import { takeStep } from './take-step.ts'

const DAY = 86_400_000
const REMINDED_BEFORE = 3 * DAY
/** Cases of a clock in one run; the rest waits for the next minute. */
const AT_ONCE = 50
const clock = { by: 'system', byUser: null } as const

/**
 * What nobody does in time: reminders three days before, then the effect. A claim that is not answered is accepted as it was asked for, money that is
 * due goes back, what was never sent is over. Each in a transaction of its own that looks again: twice, or beside a person, it happens once.
 */
export async function runClocks(deps: Deps): Promise<void> {
  const { silenceAccepts, graceDays } = await readReturnRules(deps)
  const now = deps.now()
  const late = new Date(now.getTime() - graceDays * DAY)
  const soon = new Date(now.getTime() + REMINDED_BEFORE)
  if (silenceAccepts) {
    for (const id of await findUnanswered(deps.db, now, false, AT_ONCE))
      await unlessDone(deps, id, () => accept(deps, id))
  }
  for (const id of await findUnpaid(deps.db, late, false, AT_ONCE)) {
    await unlessDone(deps, id, () => giveLinesBack(deps, { caseId: id }, clock))
  }
  for (const id of await findUnsent(deps.db, late, false, AT_ONCE)) {
    await unlessDone(deps, id, () => takeStep(deps, { caseId: id }, { ...clock, step: 'lapse' }))
  }
  for (const [who, find] of Object.entries({ answer: findUnanswered, send: findUnsent, money: findUnpaid })) {
    for (const id of await find(deps.db, soon, true, AT_ONCE))
      await remind(deps, id, who as 'answer' | 'send' | 'money')
  }
}

async function accept(deps: Deps, caseId: number): Promise<void> {
  const { wish } = must(await findCase(deps.db, caseId), `case ${caseId}`)
  const remedy = must(wish, `what case ${caseId} asks for`)
  await acceptClaim(deps, { caseId }, clock, { remedy, amount: null, words: null })
}

/** What a person did a moment before, or what the order's money does not allow now, is no reason to leave the others. */
async function unlessDone(deps: Deps, caseId: number, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.code === 'case_step_impossible') return
    deps.log.warn({ case: caseId, clock: error.code })
    await putBack(deps.db, caseId, deps.now())
  }
}

async function remind(deps: Deps, id: number, whom: 'answer' | 'send' | 'money'): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    if (await claimReminder(db, id, deps.now())) await writeReminder({ ...deps, db }, id, whom)
  })
}
