import type { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { documentName } from '../../platform/files/document-file.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { acceptDocument } from './accept-document.ts'
import { DOCUMENT_LIMIT, type documentView } from './contract.ts'
import { refreshMissing } from './refresh-missing.ts'
import { requireMember } from './require-member.ts'
import type { DocumentKind } from './rules/requirements.ts'
import { saveSealed } from './sealed-files.ts'
import { lockCompany } from './store/companies.ts'
import { findDocuments, insertDocument } from './store/documents.ts'
import { UPLOADS } from './upload-limits.ts'

/** Adds a document to a company: a PDF as it is, a picture made anew. */
export async function addDocument(
  deps: Deps,
  actor: Actor | undefined,
  input: { companyId: number; kind: DocumentKind; name: string; file: Upload },
): Promise<z.input<typeof documentView>> {
  const { companyId, kind } = input
  const member = requireMember(deps, actor, companyId, 'documents.edit')
  await deps.limits.count(UPLOADS, member.actor.userId)
  await refuseSurplus(deps, companyId)
  const { media, bytes } = await acceptDocument(input.file)
  const fileKey = await saveSealed(deps, `documents/${companyId}`, bytes)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    // Two at once are counted one after the other.
    await lockCompany(db, companyId)
    await refuseSurplus(inside, companyId)
    const document = { kind, name: documentName(input.name, media), media, size: bytes.byteLength }
    const { id, createdAt } = await insertDocument(db, {
      ...document,
      companyId,
      fileKey,
      uploadedBy: member.actor.userId,
    })
    await refreshMissing(inside, companyId)
    await recordAudit(inside, {
      actorId: member.actor.userId,
      action: 'documentAdded',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { kind, document: id },
    })
    return { id, ...document, createdAt: createdAt.toISOString() }
  })
}

async function refuseSurplus(deps: Deps, companyId: number): Promise<void> {
  const documents = await findDocuments(deps.db, companyId)
  if (documents.length >= DOCUMENT_LIMIT) throw new Failure('conflict', 'too_many_documents')
}
