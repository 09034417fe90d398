import { createHash } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { documentName } from '../../../platform/files/document-file.ts'
import { acceptPaper } from '../../../platform/files/sealed-papers.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { UPLOADS } from '../../companies/index.ts'
import type { EvidenceKind } from '../../payments/contract.ts'
import { EVIDENCE_FILES, takesEvidence } from '../rules/evidence.ts'
import { findAnswers } from '../store/answers.ts'
import { lockChargeback } from '../store/chargebacks.ts'
import { deleteFile, type FileRow, findFile, findFiles, insertFile, writeKind } from '../store/files.ts'
import { saveFile } from './sealed-file.ts'

/** Who acts on files: the operator (`companyId` null), or a member of the company. */
export type Owner = { userId: string; byUser: string | null; companyId: number | null }
export type Added = { kind: EvidenceKind; name: string; words?: string | undefined }

/** Adds a file to a chargeback that waits for its answer. The same file again is the same file. */
export async function addFile(
  deps: Deps,
  owner: Owner,
  chargebackId: number,
  { kind, name, words = '', file }: Added & { file: Upload },
): Promise<void> {
  await deps.limits.count(UPLOADS, owner.userId)
  // Before anything is opened or written; and once more when it is kept.
  refuseSurplus(await requireOpen(deps, chargebackId), owner)
  const { media, bytes } = await acceptPaper(file)
  const hash = createHash('sha256').update(bytes).digest()
  const fileKey = await saveFile(deps, chargebackId, bytes)
  await changing(deps, chargebackId, async (inside) => {
    const files = await findFiles(inside.db, [chargebackId])
    if (files.some((one) => one.companyId === owner.companyId && one.hash.equals(hash))) return
    refuseSurplus(files, owner)
    const id = await insertFile(inside.db, {
      ...{ chargebackId, companyId: owner.companyId, kind, words, media, hash, fileKey },
      ...{ name: documentName(name, media), size: bytes.byteLength, addedBy: owner.byUser, addedAt: deps.now() },
    })
    await note(inside, owner, 'chargebackFileAdded', { chargeback: chargebackId, file: id, kind })
  })
}

/** Removes a file: a member those of the own company, the operator any. `evidence_not_found`. */
export async function deleteOwn(deps: Deps, owner: Owner, chargebackId: number, fileId: number): Promise<void> {
  await changing(deps, chargebackId, async (inside) => {
    const { fileKey } = await requireFile(inside, owner, chargebackId, fileId)
    await deleteFile(inside.db, fileId)
    await inside.addJob(inside.db, { name: 'chargebacks.removeFile', payload: { fileKey } })
    await note(inside, owner, 'chargebackFileRemoved', { chargeback: chargebackId, file: fileId })
  })
}

/** What a file is sent as. */
export async function setKind(
  deps: Deps,
  owner: Owner,
  { id, fileId }: { id: number; fileId: number },
  kind: EvidenceKind | null,
): Promise<void> {
  await changing(deps, id, async (inside) => {
    const before = await requireFile(inside, owner, id, fileId)
    if (before.kind === kind) return
    await writeKind(inside.db, fileId, kind)
    await note(inside, owner, 'chargebackFileChanged', { chargeback: id, file: fileId, kind })
  })
}

/** A file that the caller may see: `evidence_not_found` for those of others. */
export async function requireFile(
  deps: Pick<Deps, 'db'>,
  { companyId }: Owner,
  chargebackId: number,
  fileId: number,
): Promise<FileRow> {
  const file = await findFile(deps.db, chargebackId, fileId)
  if (!file || (companyId !== null && file.companyId !== companyId)) throw new Failure('notFound', 'evidence_not_found')
  return file
}

/** Runs a change under the lock of the chargeback, while it takes evidence. */
async function changing(deps: Deps, chargebackId: number, change: (inside: Deps) => Promise<void>): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const chargeback = await lockChargeback(db, chargebackId)
    if (!chargeback) throw new Failure('notFound', 'chargeback_not_found')
    const [answer] = await findAnswers(db, [chargebackId])
    if (!takesEvidence(chargeback.state, answer?.state ?? null)) throw new Failure('conflict', 'evidence_closed')
    await change({ ...deps, db })
  })
}

/** The files of a chargeback that takes more. */
async function requireOpen(deps: Deps, chargebackId: number): Promise<FileRow[]> {
  let files: FileRow[] | undefined
  await changing(deps, chargebackId, async ({ db }) => {
    files = await findFiles(db, [chargebackId])
  })
  return must(files, 'the files of an open chargeback')
}

function refuseSurplus(files: readonly FileRow[], { companyId }: Owner): void {
  const own = files.filter((one) => one.companyId === companyId)
  if (files.length >= EVIDENCE_FILES.inAll || own.length >= EVIDENCE_FILES.each) {
    throw new Failure('conflict', 'too_many_evidence_files', { params: { maximum: EVIDENCE_FILES.each } })
  }
}

/** Puts on record who did what. */
export function note(
  inside: Deps,
  { byUser, companyId }: Owner,
  action:
    | 'chargebackFileAdded'
    | 'chargebackFileChanged'
    | 'chargebackFileRemoved'
    | 'chargebackFileRead'
    | 'chargebackAnswerSent',
  detail: Record<string, string | number | null>,
): Promise<void> {
  const subject =
    companyId === null
      ? { subjectKind: 'market' as const, subjectId: 'chargebacks' }
      : { subjectKind: 'company' as const, subjectId: String(companyId) }
  return recordAudit(inside, { actorId: byUser, action, ...subject, detail })
}
