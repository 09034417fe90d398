import type { Context } from 'hono'
import type { Endpoint } from '../../values/endpoint.ts'
import { Failure, invalidField } from '../../values/failure.ts'

export const MAX_BODY_BYTES = 256 * 1024
const MEGABYTE = 1024 * 1024
/** Read and thrown away, so that the sender hears why; whoever sends more is cut off. */
const MOST_DRAINED = 16 * MEGABYTE
const MOST_DRAINING_MS = 2000

/** The body of a request as its endpoint wants it: JSON text, or the bytes of one file. */
export async function readBody(c: Context, endpoint: Endpoint): Promise<{ text: string; file: Buffer | undefined }> {
  if (endpoint.upload) return { text: '', file: await readFile(c, endpoint.upload.maxBytes) }
  if (!endpoint.body) return { text: '', file: undefined }
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Failure('invalid', 'unsupported_media_type')
  const tooLarge = () => new Failure('invalid', 'body_too_large')
  return {
    text: new TextDecoder().decode(await readBytes(c, endpoint.maxBodyBytes ?? MAX_BODY_BYTES, tooLarge)),
    file: undefined,
  }
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

/** Keeps nothing beyond the maximum: nobody fills the memory. */
async function readBytes(c: Context, maximum: number, tooLarge: () => Failure): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > maximum) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of c.req.raw.body ?? []) {
    size += part.byteLength
    if (size <= maximum) parts.push(part)
    else parts.length = 0
    if (size > maximum + MOST_DRAINED) break
  }
  if (size > maximum) throw tooLarge()
  return Buffer.concat(parts)
}

/** Before a refusal: a browser that is still sending would see a broken connection instead of the answer. Two seconds at most. */
export async function drainBody({ body, bodyUsed }: Request): Promise<void> {
  if (bodyUsed || !body) return
  const reader = body.getReader()
  const enough = setTimeout(() => void reader.cancel().catch(() => undefined), MOST_DRAINING_MS)
  let size = 0
  try {
    for (let part = await reader.read(); !part.done && size <= MOST_DRAINED; part = await reader.read()) {
      size += part.value.byteLength
    }
  } catch {
    // The sender has gone.
  } finally {
    clearTimeout(enough)
  }
}
