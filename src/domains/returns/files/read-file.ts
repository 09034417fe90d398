import type { Deps } from '../../../platform/deps.ts'
import { openPaper, previewOf } from '../../../platform/files/sealed-papers.ts'
import { Failure } from '../../../values/failure.ts'
import type { CaseFileView } from '../contract.ts'
import { type CaseFile, findSentFile } from '../store/files.ts'
import { type CaseName, requireCase } from '../take-step.ts'

export type Download = { bytes: Uint8Array<ArrayBuffer>; media: string; name: string }

/** A file of a case for its sides; `preview`: a picture in small. `case_not_found`, `evidence_not_found`. */
export async function readFile(
  deps: Deps,
  name: CaseName,
  { fileId, preview }: { fileId: number; preview: boolean },
): Promise<Download> {
  const { one } = await requireCase(deps, name)
  const file = await findSentFile(deps.db, one.id, fileId)
  const isShown = file && (!preview || isPicture(file))
  const bytes = isShown && (await openPaper(deps, file.fileKey))
  if (!bytes) throw new Failure('notFound', 'evidence_not_found')
  return { bytes: preview ? await previewOf(bytes) : bytes, media: file.media, name: file.name }
}

const isPicture = ({ media }: { media: string }) => media.startsWith('image/')

/** Files of a statement as all sides see them. */
export const filesOf = (files: readonly CaseFile[], statementId: number): CaseFileView[] =>
  files
    .filter((file) => file.statementId === statementId)
    .map((file) => ({
      ...{ id: file.id, name: file.name, size: file.size, isPicture: isPicture(file) },
      at: file.addedAt.toISOString(),
    }))
