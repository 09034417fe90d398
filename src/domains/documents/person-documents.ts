import { access } from 'node:fs/promises'
import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { documented } from '../orders/index.ts'
import type { DocumentView } from './contract.ts'
import { fileOf } from './download-document.ts'
import { contentOf } from './read-content.ts'
import { issuedViews, uploadedView } from './read-documents.ts'
import type { DocumentContent } from './rules/content.ts'
import { findDocumentsOf } from './store/documents.ts'
import { findUpload, findUploads } from './store/uploads.ts'

/** A document addressed to a person. `content`: all that stands on it, amounts in minor units; null: made elsewhere, the file alone tells. */
export type PersonDocument = DocumentView & { content: DocumentContent | null }
/** `read` draws it or takes it from the disk: as a PDF, one at a time. */
export type PersonFile = { name: string; read: () => Promise<Uint8Array> }

/** All documents of what a person bought, those of the newest orders first. A few statements for fifty orders. */
export async function* readDocumentsOf(deps: Deps, userId: string): AsyncGenerator<PersonDocument> {
  for await (const orders of documented.ordersOfPerson(deps, userId)) {
    const ids = orders.map(({ id }) => id)
    const numbers = new Map(orders.map(({ id, number }) => [id, number]))
    const numberOf = (id: number | null) => (id === null ? null : must(numbers.get(id), `order ${id}`))
    const [issued, uploads] = await Promise.all([findDocumentsOf(deps.db, ids), findUploads(deps.db, ids)])
    const views = await issuedViews(deps, issued, numberOf)
    const contents = new Map(issued.map((row) => [row.id, contentOf(row)]))
    for (const view of views.toReversed())
      yield { ...view, content: must(contents.get(view.id), `document ${view.id}`) }
    for (const row of uploads.toReversed()) yield { ...uploadedView(row, numberOf(row.orderId)), content: null }
  }
}

/** The newest of them as files, at most so many; a file that was lost is in the log. Nothing is drawn before it is read. */
export async function findFilesOf(deps: Deps, userId: string, most: number): Promise<PersonFile[]> {
  const files: PersonFile[] = []
  for await (const { source, id: documentId, name } of readDocumentsOf(deps, userId)) {
    if (files.length === most) break
    const wanted = { source, documentId }
    if (source === 'uploaded' && !(await isThere(deps, documentId))) continue
    // Two sellers may have the same number.
    const called = source === 'issued' ? `${documentId}-${name.replaceAll('/', '-')}.pdf` : `${documentId}-${name}`
    files.push({ name: called, read: async () => (await fileOf(deps, wanted, () => true)).bytes })
  }
  return files
}

async function isThere(deps: Deps, id: number): Promise<boolean> {
  const upload = await findUpload(deps.db, id)
  const there =
    upload !== undefined &&
    (await access(deps.files.path(upload.fileKey)).then(
      () => true,
      () => false,
    ))
  if (!there) deps.log.error({ documentUpload: id, missing: 'its file' })
  return there
}
