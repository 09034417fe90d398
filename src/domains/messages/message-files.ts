import type { Deps } from '../../platform/deps.ts'
import { documentName } from '../../platform/files/document-file.ts'
import { acceptPaper, openPaper, previewOf, savePaper } from '../../platform/files/sealed-papers.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { UPLOADS } from './limit-writing.ts'
import { MOST_WAITING } from './rules/bounds.ts'
import { isPicture } from './show-messages.ts'
import { deleteWaiting, findSent, findWaiting, insertFile, isFileKept } from './store/files.ts'

/** Keeps a picture or a PDF until a message of the same person takes it; nobody sees it before, and after an hour it goes. */
export async function addFile(
  deps: Deps,
  actor: Actor | undefined,
  { file, name }: { file: Upload; name: string },
): Promise<{ id: number }> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  const { userId } = actor
  await deps.limits.count(UPLOADS, userId)
  const { media, bytes } = await acceptPaper(file)
  const fileKey = await savePaper(deps, `messages/${userId}`, bytes, (key, runAt) => removeLater(deps, key, runAt))
  return deps.db.transaction().execute(async (db) => {
    const waiting = await findWaiting(db, userId)
    for (const oldest of waiting.slice(0, Math.max(0, waiting.length - MOST_WAITING + 1))) {
      await removeLater({ ...deps, db }, oldest.fileKey, deps.now())
    }
    const size = bytes.byteLength
    return { id: await insertFile(db, userId, { name: documentName(name, media), media, size, fileKey }, deps.now()) }
  })
}

/** Removes a file unless a message has taken it by then. */
export const removeLater = (deps: Pick<Deps, 'db' | 'addJob'>, fileKey: string, runAt: Date): Promise<void> =>
  deps.addJob(deps.db, { name: 'messages.removeFile', payload: { fileKey }, runAt })

/** Removes a file that no message has (any more). */
export async function removeFile(deps: Deps, fileKey: string): Promise<void> {
  await deleteWaiting(deps.db, fileKey)
  if (!(await isFileKept(deps.db, fileKey))) await deps.files.remove(fileKey)
}

export type Download = { bytes: Uint8Array<ArrayBuffer>; media: string; name: string }

/** A file of a message of the conversation; `message_file_unknown`. */
export async function readMessageFile(
  deps: Deps,
  conversationId: number,
  { fileId, preview }: { fileId: number; preview: boolean },
): Promise<Download> {
  const file = await findSent(deps.db, conversationId, fileId)
  const isShown = file && (!preview || isPicture(file))
  const bytes = isShown && (await openPaper(deps, file.fileKey))
  if (!bytes) throw new Failure('notFound', 'message_file_unknown')
  return { bytes: preview ? await previewOf(bytes) : bytes, media: file.media, name: file.name }
}
