import type { Deps } from '../../platform/deps.ts'
import { purgeNotes } from './misuse.ts'
import { deleteFlagger } from './store/flaggers.ts'
import { erasePerson, findReportsOfPerson, purgeSettled } from './store/personal.ts'

const BATCH = 200
const DAY = 86_400_000
/** Days after a decision: complaints are over after six months, and who goes to court has gone. */
const KEPT_DAYS = 365

/** What a person reported with their account, and complained of, for an export of all that is kept. */
export async function* readReportsOf(deps: Pick<Deps, 'db'>, userId: string): AsyncGenerator<unknown> {
  for (let after = 0; ; ) {
    const rows = await findReportsOfPerson(deps.db, userId, after, BATCH)
    for (const { id: _, ...report } of rows) yield report
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** Forgets who reported, in the caller's transaction; what was reported is still looked at. */
export async function eraseReporter(deps: Pick<Deps, 'db'>, who: { userId: string; email: string }): Promise<void> {
  await erasePerson(deps.db, who)
  await deleteFlagger(deps.db, who.email)
}

/** A year after a decision nothing of a person is left of its report. Runs every minute. */
export async function purgeReports(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const now = deps.now()
  await purgeSettled(deps.db, new Date(now.getTime() - KEPT_DAYS * DAY), now, BATCH)
  await purgeNotes(deps)
}
