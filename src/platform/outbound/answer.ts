import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { codeOf, type OutboundAnswer, OutboundFailure } from './failure.ts'

const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
/** Encodings we say we read. */
export const ENCODINGS = 'gzip, br'

/** Reads an answer to its end, unpacked, but never more than `mostBytes`: what is larger is cut off and refused. */
export async function readAnswer(
  service: string,
  message: IncomingMessage,
  mostBytes: number,
): Promise<OutboundAnswer> {
  if (Number(message.headers['content-length'] ?? 0) > mostBytes) {
    message.destroy()
    throw new OutboundFailure(service, 'too_big')
  }
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of unpacked(service, message)) {
      size += (part as Buffer).length
      if (size > mostBytes) throw new OutboundFailure(service, 'too_big')
      parts.push(part as Buffer)
    }
  } catch (error) {
    message.destroy()
    if (error instanceof OutboundFailure) throw error
    const code = codeOf(error)
    throw new OutboundFailure(service, isWronglyPacked(code) ? 'not_understood' : 'unreachable', { code })
  }
  return toAnswer(service, message, Buffer.concat(parts))
}

/** Codes of zlib and of Brotli. */
const isWronglyPacked = (code = '') => /^(?:Z|ERR_)_/.test(code)

/** The bytes themselves, whatever they were packed in: a small answer may unpack into gigabytes, so only these are counted. */
function unpacked(service: string, message: IncomingMessage): Readable {
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (encoding === 'identity') return message
  const decoder = DECODERS[encoding]
  if (!decoder) throw new OutboundFailure(service, 'not_understood')
  const stream = decoder()
  // What fails on either side ends the reading above.
  pipeline(message, stream, () => undefined)
  return stream as unknown as Readable
}

function toAnswer(service: string, message: IncomingMessage, bytes: Buffer): OutboundAnswer {
  const headers = Object.entries(message.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ])
  const text = () => bytes.toString('utf8')
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    bytes,
    text,
    json() {
      try {
        return JSON.parse(text())
      } catch {
        // The parser's message quotes the answer.
        throw new OutboundFailure(service, 'not_understood')
      }
    },
  }
}
