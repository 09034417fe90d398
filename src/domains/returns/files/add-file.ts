import { createHash } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { documentName } from '../../../platform/files/document-file.ts'
import { acceptPaper, savePaper } from '../../../platform/files/sealed-papers.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { Failure } from '../../../values/failure.ts'
import type { CaseParty } from '../rules/case-table.ts'
import { MOST_FILES, MOST_WAITING, takesFiles } from '../rules/files.ts'
import { lockCase } from '../store/cases.ts'
import { type CaseFile, findFiles, insertFile } from '../store/files.ts'
import { type CaseName, requireCase } from '../take-step.ts'

/** Pictures are made anew, which costs time. Of one side of a case. */
const UPLOADS = defineLimit({ name: 'case-file', attempts: 40, seconds: 3600 })

/**
 * Keeps a picture or a PDF until a statement of the same side takes it; nobody sees it before, and after an hour it goes. The same file again is the
 * same file. `case_not_found`, `case_closed`, `too_many_case_files`, `not_evidence`, `picture_too_big`, `rate_limited`.
 */
export async function addFile(
  deps: Deps,
  name: CaseName,
  { by, byUser }: { by: CaseParty; byUser: string | null },
  { file, name: called }: { file: Upload; name: string },
): Promise<{ id: number }> {
  const { one } = await requireCase(deps, name)
  // Before anything is opened or written; and once more when it is kept.
  if (!takesFiles(by, one)) throw new Failure('conflict', 'case_closed')
  refuseSurplus(await findFiles(deps.db, [one.id]), by, 1)
  await deps.limits.count(UPLOADS, `${by}:${one.id}`)
  const { media, bytes } = await acceptPaper(file)
  const hash = createHash('sha256').update(bytes).digest()
  const fileKey = await savePaper(deps, `returns/${one.id}`, bytes, (key, runAt) => removeLater(deps, key, runAt))
  return deps.db.transaction().execute(async (db) => {
    if (!takesFiles(by, await lockCase(db, one.id))) throw new Failure('conflict', 'case_closed')
    const files = await findFiles(db, [one.id])
    refuseSurplus(files, by, 1)
    const waiting = files.filter((other) => other.by === by && other.statementId === null)
    const same = waiting.find((other) => other.hash.equals(hash))
    if (same) return { id: same.id }
    for (const { fileKey: oldest } of waiting.slice(0, Math.max(0, waiting.length - MOST_WAITING + 1))) {
      await removeLater({ ...deps, db }, oldest, deps.now())
    }
    const id = await insertFile(
      db,
      {
        ...{ caseId: one.id, by, media, hash, fileKey, addedAt: deps.now() },
        ...{ name: documentName(called, media), size: bytes.byteLength },
      },
      byUser,
    )
    return { id }
  })
}

/** How many files a side may have beside a case. */
export function refuseSurplus(files: readonly CaseFile[], by: CaseParty, more: number): void {
  const sent = files.filter((file) => file.by === by && file.statementId !== null)
  if (sent.length + more > MOST_FILES[by]) {
    throw new Failure('conflict', 'too_many_case_files', { params: { maximum: MOST_FILES[by] } })
  }
}

/** Removes a file unless a statement has taken it by then. */
export const removeLater = (deps: Pick<Deps, 'db' | 'addJob'>, fileKey: string, runAt: Date): Promise<void> =>
  deps.addJob(deps.db, { name: 'returns.removeFile', payload: { fileKey }, runAt })
