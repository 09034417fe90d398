import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { MOST_STATEMENTS } from '../contract.ts'
import { writeStatement } from '../news/news.ts'
import { type CaseParty, isOpen } from '../rules/case-table.ts'
import { lockCase } from '../store/cases.ts'
import { findStatements, insertStatement } from '../store/events.ts'
import { type CaseName, requireCase } from '../take-step.ts'

/** What a side says to an open case; all others read it. `case_closed`, `too_many_statements`. */
export async function speak(
  deps: Deps,
  name: CaseName,
  { by, byUser }: { by: CaseParty; byUser: string | null },
  words: string,
): Promise<void> {
  const { one } = await requireCase(deps, name)
  await deps.db.transaction().execute(async (db) => {
    const { status } = await lockCase(db, one.id)
    if (!isOpen(status)) throw new Failure('conflict', 'case_closed')
    const said = await findStatements(db, one.id, MOST_STATEMENTS)
    if (said.length >= MOST_STATEMENTS) throw new Failure('conflict', 'too_many_statements')
    // A form that is sent twice says it once.
    const last = said.at(-1)
    if (last?.by === by && last.words === words) return
    const statement = { by, words, at: deps.now() }
    await insertStatement(db, one.id, statement, byUser)
    await writeStatement({ ...deps, db }, { caseId: one.id }, statement)
  })
}
