import type { Context } from 'hono'
import type { Endpoint } from '../../values/endpoint.ts'
import { Failure, invalidField } from '../../values/failure.ts'

export const MAX_BODY_BYTES = 256 * 1024
const MEGABYTE = 1024 * 1024

/** The body of a request as its endpoint wants it: JSON text, or the bytes of one file. */
export async function readBody(c: Context, endpoint: Endpoint): Promise<{ text: string; file: Buffer | undefined }> {
  if (endpoint.upload) return { text: '', file: await readFile(c, endpoint.upload.maxBytes) }
  if (!endpoint.body) return { text: '', file: undefined }
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Failure('invalid', 'unsupported_media_type')
  const tooLarge = () => new Failure('invalid', 'body_too_large')
  return { text: new TextDecoder().decode(await readBytes(c, MAX_BODY_BYTES, tooLarge)), file: undefined }
}

async function readFile(c: Context, maxBytes: number): Promise<Buffer> {
  const type = c.req.header('content-type') ?? ''
  // A form posted from a foreign page could send these without asking the browser.
  if (/^(text\/|application\/(json|x-www-form-urlencoded)|multipart\/)/i.test(type) || type === '') {
    throw new Failure('invalid', 'unsupported_media_type')
  }
  const maximum = Math.round(maxBytes / MEGABYTE)
  const bytes = await readBytes(c, maxBytes, () => invalidField('file', 'file_too_large', { maximum }))
  if (bytes.byteLength === 0) throw invalidField('file', 'required')
  return bytes
}

/** Stops reading as soon as there is too much: nobody fills the memory. */
async function readBytes(c: Context, maximum: number, tooLarge: () => Failure): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > maximum) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of c.req.raw.body ?? []) {
    size += part.byteLength
    if (size > maximum) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
