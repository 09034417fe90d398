import { readFile } from 'node:fs/promises'
import { acceptPicture } from '../../platform/files/accept-picture.ts'
import { isPdf } from '../../platform/files/document-file.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { Failure, invalidField } from '../../values/failure.ts'

/** What a file is by its content: a PDF is kept as it is, a picture is made anew; anything else is `not_a_document`. */
export async function acceptDocument(file: Upload): Promise<{ media: string; bytes: Buffer }> {
  // A paper of up to eight megabytes: it is sealed as a whole.
  const bytes = await readFile(file.path)
  if (isPdf(bytes)) return { media: 'application/pdf', bytes }
  try {
    return { media: 'image/webp', bytes: await acceptPicture(bytes) }
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_a_picture') throw invalidField('file', 'not_a_document')
    throw error
  }
}
