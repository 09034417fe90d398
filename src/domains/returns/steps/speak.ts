import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { MOST_STATEMENTS } from '../contract.ts'
import { type Said, writeSaid } from '../files/say.ts'
import { writeStatement } from '../news/news.ts'
import { type CaseParty, isOpen } from '../rules/case-table.ts'
import { lockCase } from '../store/cases.ts'
import { findStatements } from '../store/events.ts'
import { findFiles } from '../store/files.ts'
import { type CaseName, requireCase } from '../take-step.ts'

/** Between the words of a new case and the files that were chosen with them. */
const OPENING = 30 * 60_000

/** What a side says to an open case; all others read it. `case_closed`, `too_many_statements`, and those of `writeSaid`. */
export async function speak(
  deps: Deps,
  name: CaseName,
  { by, byUser }: { by: CaseParty; byUser: string | null },
  { words, files }: Said,
): Promise<void> {
  const { one } = await requireCase(deps, name)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const { status } = await lockCase(db, one.id)
    if (!isOpen(status)) throw new Failure('conflict', 'case_closed')
    const said = await findStatements(db, one.id, MOST_STATEMENTS)
    if (said.length >= MOST_STATEMENTS) throw new Failure('conflict', 'too_many_statements')
    // A form that is sent twice says it once, with the same files.
    const last = said.at(-1)
    if (last?.by === by && last.words === words) {
      const kept = (await findFiles(db, [one.id])).filter(({ statementId }) => statementId === last.id)
      if (files.every((id) => kept.some((file) => file.id === id))) return
    }
    const statement = { by, words, at: deps.now() }
    const now = statement.at.getTime()
    await writeSaid(inside, one.id, { ...statement, files }, byUser)
    // What a case is opened with comes right after it: the mail of the opening leads to it.
    const isOpening = by === 'buyer' && said.length === 0 && words === '' && now - one.openedAt.getTime() < OPENING
    if (!isOpening) await writeStatement(inside, { caseId: one.id }, statement)
  })
}
