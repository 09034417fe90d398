import type { Context } from 'hono'
import type { Endpoint } from '../../values/endpoint.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import type { Upload, Uploads } from '../files/uploads.ts'

export const MAX_BODY_BYTES = 256 * 1024
/** Read and thrown away, so that the sender hears why; whoever sends more is cut off. */
const MOST_DRAINED = 16 * MEGABYTE
const MOST_DRAINING_MS = 2000

/** The JSON text of a body; empty where the endpoint takes none. */
export async function readJsonText(c: Context, endpoint: Endpoint): Promise<string> {
  if (!endpoint.body) return ''
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Failure('invalid', 'unsupported_media_type')
  return readText(c, endpoint.maxBodyBytes ?? MAX_BODY_BYTES)
}

/** A body as text. Its bytes are counted before they are kept, whether or not it says how long it is: `body_too_large`. */
export async function readText(c: Context, maximum: number): Promise<string> {
  const tooLarge = () => new Failure('invalid', 'body_too_large')
  const parts: Uint8Array[] = []
  for await (const part of counted(c, maximum, tooLarge)) parts.push(part)
  return new TextDecoder().decode(Buffer.concat(parts))
}

/** The file that an endpoint takes, written to the disk as it comes in. */
export async function receiveFile(c: Context, { maxBytes }: { maxBytes: number }, uploads: Uploads): Promise<Upload> {
  const type = c.req.header('content-type') ?? ''
  // A form posted from a foreign page could send these without asking the browser.
  if (/^(text\/|application\/(json|x-www-form-urlencoded)|multipart\/)/i.test(type) || type === '') {
    throw new Failure('invalid', 'unsupported_media_type')
  }
  const maximum = Math.round(maxBytes / MEGABYTE)
  const tooLarge = () => invalidField('file', 'file_too_large', { maximum })
  const upload = await uploads.receive(counted(c, maxBytes, tooLarge))
  if (upload.size > 0) return upload
  await uploads.remove(upload)
  throw invalidField('file', 'required')
}

async function* counted(c: Context, maximum: number, tooLarge: () => Failure): AsyncGenerator<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > maximum) throw tooLarge()
  const reader = c.req.raw.body?.getReader()
  if (!reader) return
  let size = 0
  try {
    for (let part = await read(reader); !part.done; part = await read(reader)) {
      size += part.value.byteLength
      if (size > maximum) throw tooLarge()
      yield part.value
    }
  } finally {
    // What is left of it is drained by whoever refuses.
    reader.releaseLock()
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch {
    // The sender has gone, or was cut for being slow: nobody hears this.
    throw new Failure('invalid', 'malformed_json')
  }
}

/** Before a refusal: a browser that is still sending would see a broken connection instead of the answer. Two seconds at most. */
export async function drainBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return
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
