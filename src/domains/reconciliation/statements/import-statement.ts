import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockSetting, readSettings, writeSetting } from '../../settings/index.ts'
import { readBankFile } from '../files/ask-thread.ts'
import type { BankLine } from '../rules/bank-line.ts'
import type { BankColumn } from '../rules/bank-rows.ts'
import type { Mapping } from '../rules/columns.ts'
import { type FreshLine, sortLines } from '../rules/known-lines.ts'
import { findKnown, insertLines, insertStatement, learnMarks, noteKnown } from '../store/statements.ts'

/** What the operator said of the bank's files last: columns and currency of those that do not say it. */
export type BankHabit = { mapping: Mapping<BankColumn>; currency?: string | undefined }
const HABIT = 'bankStatementColumns'

export async function readBankHabit(deps: Deps): Promise<BankHabit> {
  return ((await readSettings(deps)).get(HABIT) as BankHabit | undefined) ?? { mapping: {} }
}

/** Who imports it; null: the daily job. `habit`: what the operator says of the file, remembered for the next. */
export type StatementFile = { path: string; name: string; by: string | null; habit?: BankHabit | undefined }

/**
 * Takes a bank's statement: its lines are written with the job that looks at them, each once however many files tell of it. Refuses by the
 * field `file` what cannot be read, and with `statement_known` the same file again.
 */
export async function importStatement(deps: Deps, { path, name, by, habit }: StatementFile): Promise<{ id: number }> {
  const said = habit ?? (await readBankHabit(deps))
  const { format, lines } = await readBankFile({ path, mapping: said.mapping, currency: said.currency })
  if (lines.length === 0)
    throw new Failure('invalid', 'statement_empty', { fields: [{ field: 'file', code: 'statement_empty' }] })
  const digest = createHash('sha256')
    .update(await readFile(path))
    .digest()
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    // Two files that tell of one line follow each other.
    await lockSetting(inside, HABIT)
    const written = { name, format, digest, lines: lines.length, importedBy: by, importedAt: deps.now() }
    const id = await insertStatement(db, written)
    if (id === undefined) throw new Failure('conflict', 'statement_known')
    const { fresh, learned, alike } = sortLines(lines, await findKnown(db, lines))
    await insertLines(db, id, fresh.map(toStore))
    await learnMarks(db, learned)
    await noteKnown(db, id, { repeated: lines.length - fresh.length, alike })
    await deps.addJob(db, { name: 'reconciliation.matchLines', payload: {}, key: 'reconciliation.matchLines' })
    if (habit) await writeSetting(inside, HABIT, habit)
    await recordAudit(inside, {
      ...{ actorId: by, action: 'statementImported', subjectKind: 'market', subjectId: `statement ${id}` },
      detail: { name, lines: lines.length },
    })
    return { id }
  })
}

/** No two lines of one content are the same one of it. */
function toStore({ line, content, nth }: FreshLine<BankLine>): BankLine & { digest: string } {
  return { ...line, digest: createHash('sha256').update(`${content} ${nth}`).digest('hex') }
}
