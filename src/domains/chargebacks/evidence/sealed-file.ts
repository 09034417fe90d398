import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Deps } from '../../../platform/deps.ts'
import { acceptPicture } from '../../../platform/files/accept-picture.ts'
import { isPdf } from '../../../platform/files/document-file.ts'
import type { Upload } from '../../../platform/files/uploads.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { isFileKept, takeOutlived } from '../store/files.ts'

/** Minutes after which a file that no row took is removed: longer than any request. */
const LEFT_OVER_MINUTES = 60
/** Days after the decision: disputes come back for months, and nobody needs strangers' papers for longer. */
const KEPT_DAYS = 365
const DAY = 86_400_000
const AT_ONCE = 50

/** A PDF as it is, a picture made anew as JPEG, since banks read no WebP; anything else is `not_evidence`. */
export async function acceptEvidence(file: Upload): Promise<{ media: string; bytes: Buffer }> {
  const bytes = await readFile(file.path)
  if (isPdf(bytes)) return { media: 'application/pdf', bytes }
  try {
    return { media: 'image/jpeg', bytes: await acceptPicture(bytes, { as: 'jpeg' }) }
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_a_picture') throw invalidField('file', 'not_evidence')
    throw error
  }
}

/** Keeps a file, sealed as all papers are. The job that removes it is added first: whatever dies after it leaves nothing behind. */
export async function saveFile(deps: Deps, chargebackId: number, bytes: Buffer): Promise<string> {
  const fileKey = `chargebacks/${chargebackId}/${randomBytes(18).toString('base64url')}`
  const runAt = new Date(deps.now().getTime() + LEFT_OVER_MINUTES * 60_000)
  await deps.addJob(deps.db, { name: 'chargebacks.removeFile', payload: { fileKey }, runAt })
  await deps.files.write(fileKey, deps.secrets.seal(bytes.toString('base64')))
  return fileKey
}

/** The file as it was; undefined when it is gone. */
export async function openFile(deps: Deps, fileKey: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sealed = await deps.files.read(fileKey)
  return sealed && new Uint8Array(Buffer.from(deps.secrets.open(sealed), 'base64'))
}

/** Removes a file that no row has (any more). */
export async function removeFile(deps: Deps, fileKey: string): Promise<void> {
  if (!(await isFileKept(deps.db, fileKey))) await deps.files.remove(fileKey)
}

/** Removes the files of what was decided a year ago. Runs every minute. */
export async function purgeFiles(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_DAYS * DAY)
  await deps.db.transaction().execute(async (db) => {
    for (const fileKey of await takeOutlived(db, before, AT_ONCE)) {
      await deps.addJob(db, { name: 'chargebacks.removeFile', payload: { fileKey } })
    }
  })
}
