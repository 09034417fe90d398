// Papers of people beside what they are about: evidence, documents. They show names, homes and accounts: on the disk they are sealed, and nobody
// is served them but by a call that knows who asks.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Deps } from '../deps.ts'
import { acceptPicture } from './accept-picture.ts'
import { decode, openPicture } from './decoder.ts'
import { isPdf } from './document-file.ts'
import type { Upload } from './uploads.ts'

/** Minutes after which a file that nothing took is removed: longer than any request. */
const LEFT_OVER_MINUTES = 60
/** Pixels a side of what a list shows of a picture. */
const PREVIEW_SIDE = 320

/**
 * A PDF as it is and never read; a picture made anew as JPEG, upright and without what the camera wrote into it (place, owner, device): anything
 * else is `not_evidence`, whatever it is called.
 */
export async function acceptPaper(file: Upload): Promise<{ media: string; bytes: Buffer }> {
  const bytes = await readFile(file.path)
  if (isPdf(bytes)) return { media: 'application/pdf', bytes }
  try {
    return { media: 'image/jpeg', bytes: await acceptPicture(bytes, { as: 'jpeg' }) }
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_a_picture') throw invalidField('file', 'not_evidence')
    throw error
  }
}

/**
 * Keeps a paper, sealed, under a new key in the folder. `leftOver` adds the job that removes it where nothing took it by then; it comes first:
 * whatever dies after it leaves nothing behind.
 */
export async function savePaper(
  deps: Pick<Deps, 'files' | 'secrets' | 'now'>,
  folder: string,
  bytes: Buffer,
  leftOver: (fileKey: string, runAt: Date) => Promise<void>,
): Promise<string> {
  const fileKey = `${folder}/${randomBytes(18).toString('base64url')}`
  await leftOver(fileKey, new Date(deps.now().getTime() + LEFT_OVER_MINUTES * 60_000))
  await deps.files.write(fileKey, deps.secrets.seal(bytes.toString('base64')))
  return fileKey
}

/** The paper as it was; undefined when it is gone. */
export async function openPaper(
  deps: Pick<Deps, 'files' | 'secrets'>,
  fileKey: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sealed = await deps.files.read(fileKey)
  return sealed && new Uint8Array(Buffer.from(deps.secrets.open(sealed), 'base64'))
}

/** A kept picture in small, for lists. */
export async function previewOf(picture: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const small = await decode(() =>
    openPicture(Buffer.from(picture))
      .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer(),
  )
  return new Uint8Array(small)
}
