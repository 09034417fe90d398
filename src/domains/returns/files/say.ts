import type { Deps } from '../../../platform/deps.ts'
import { invalidField } from '../../../values/failure.ts'
import { insertStatement, type Statement } from '../store/events.ts'
import { findFiles, takeFiles } from '../store/files.ts'
import { refuseSurplus } from './add-file.ts'

/** What somebody says, and the files sent ahead of it. */
export type Said = { words: string; files: readonly number[] }

/** Writes a statement to a locked case, with its files: `too_many_case_files`, `case_file_unknown`. */
export async function writeSaid(
  inside: Deps,
  caseId: number,
  { files, ...statement }: Statement & Pick<Said, 'files'>,
  byUser: string | null,
): Promise<void> {
  const { by } = statement
  if (files.length > 0) refuseSurplus(await findFiles(inside.db, [caseId]), by, files.length)
  const statementId = await insertStatement(inside.db, caseId, statement, byUser)
  if (files.length === 0) return
  const taken = await takeFiles(inside.db, { caseId, by, statementId }, files)
  // Named twice, another's, or gone since.
  if (taken < files.length) throw invalidField('files', 'case_file_unknown')
}
