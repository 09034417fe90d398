import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { momentsOfDay } from '../../values/market-time.ts'
import { must } from '../../values/must.ts'
import { writeReminder } from './news/news.ts'
import { readCalendar } from './read-rights.ts'
import { readReturnRules } from './return-rules.ts'
import { lastDayAfter } from './rules/periods.ts'
import { acceptClaim } from './steps/answer.ts'
import { giveLinesBack } from './steps/give-back.ts'
import { findCase } from './store/cases.ts'
import {
  claimClosing,
  claimReminder,
  findGivenUp,
  findOverdue,
  findSoonUnsent,
  findUnanswered,
  findUnpaid,
  findUnsent,
  putBack,
  type Reminded,
} from './store/due.ts'
import { takeStep } from './take-step.ts'

const DAY = 86_400_000
const REMINDED_BEFORE = 3 * DAY
/** Cases of a clock in one run; the rest waits for the next minute. */
const AT_ONCE = 50
const clock = { by: 'system', byUser: null } as const

/**
 * What nobody does in time: reminders three days before, then the effect. A claim that is not answered is accepted as it was asked for, money that is
 * due goes back, what was never sent is over: a withdrawal and a claim after a last reminder. Each in a transaction of its own that looks again: twice, or beside a person, it happens once. One
 * that fails keeps none of the others waiting, and is told of in the end.
 */
export async function runClocks(deps: Deps): Promise<void> {
  const { silenceAccepts, graceDays, closeDays } = await readReturnRules(deps)
  const now = deps.now()
  const late = new Date(now.getTime() - graceDays * DAY)
  const soon = new Date(now.getTime() + REMINDED_BEFORE)
  const errors: unknown[] = []
  const each = async (ids: readonly number[], act: (id: number) => Promise<void>) => {
    for (const id of ids) await unlessDone(deps, id, () => act(id)).catch((error) => errors.push(error))
  }
  if (silenceAccepts) await each(await findUnanswered(deps.db, now, false, AT_ONCE), (id) => accept(deps, id))
  await each(await findUnpaid(deps.db, late, false, AT_ONCE), (id) => giveLinesBack(deps, { caseId: id }, clock))
  const lapse = (id: number) => takeStep(deps, { caseId: id }, { ...clock, step: 'lapse' })
  await each(await findUnsent(deps.db, late, AT_ONCE), lapse)
  await each(await findGivenUp(deps.db, now, AT_ONCE), lapse)
  const closes = momentsOfDay(lastDayAfter(now, closeDays, await readCalendar(deps))).end
  await each(await findOverdue(deps.db, now, AT_ONCE), (id) => warn(deps, id, closes))
  await each(await findUnanswered(deps.db, soon, true, AT_ONCE), (id) => remind(deps, id, 'answer'))
  await each(await findSoonUnsent(deps.db, now, soon, AT_ONCE), (id) => remind(deps, id, 'send'))
  await each(await findUnpaid(deps.db, soon, true, AT_ONCE), (id) => remind(deps, id, 'money'))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} cases could not go on`)
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
    if (error instanceof Failure && error.code === 'case_step_impossible') return
    await putBack(deps.db, caseId, deps.now())
    if (!(error instanceof Failure)) throw error
    deps.log.warn({ case: caseId, clock: error.code })
  }
}

async function remind(deps: Deps, id: number, whom: Reminded): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    if (await claimReminder(db, id, whom, deps.now())) await writeReminder({ ...deps, db }, id, whom)
  })
}

/** The day to send goods is over: the buyer is told when the case closes without them. */
async function warn(deps: Deps, id: number, until: Date): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    if (await claimClosing(db, id, until, deps.now())) await writeReminder({ ...deps, db }, id, 'close')
  })
}
