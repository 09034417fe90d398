import { acceptPicture } from '../../platform/files/accept-picture.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { isPdf } from './rules/document-file.ts'

/** What a file is by its content: a PDF is kept as it is, a picture is made anew; anything else is `not_a_document`. */
export async function acceptDocument(file: Buffer): Promise<{ media: string; bytes: Buffer }> {
  if (isPdf(file)) return { media: 'application/pdf', bytes: file }
  try {
    return { media: 'image/webp', bytes: await acceptPicture(file) }
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_a_picture') throw invalidField('file', 'not_a_document')
    throw error
  }
}
