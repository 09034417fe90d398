import { Failure, invalidField } from '../../values/failure.ts'
import { measure } from './accept-picture.ts'
import { decode, formatOf, openPicture } from './decoder.ts'

/**
 * A picture from outside that is not to be changed: its format, once it is read to its end. `not_a_picture` or `picture_too_big` (field
 * `file`). What it says besides the picture stays in it, so that only what an operator publishes goes this way.
 */
export async function checkPicture(bytes: Buffer): Promise<string> {
  const format = await formatOf(bytes)
  if (!format) throw invalidField('file', 'not_a_picture')
  return decode(async () => {
    try {
      await measure(bytes, format)
      await openPicture(bytes).stats()
      return format
    } catch (error) {
      if (error instanceof Failure) throw error
      throw invalidField('file', 'not_a_picture')
    }
  })
}
