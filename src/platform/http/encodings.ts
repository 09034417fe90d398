import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** Ways to send a body with fewer bytes, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** What is smaller travels as it is. */
const SMALLEST = 1024
/** Brotli of this quality takes no longer than gzip, and is a tenth smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** The best encoding that `Accept-Encoding` names and does not refuse (`br;q=0`); undefined: none. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const asked = (header ?? '').split(',').map((one) => one.split(';').map((part) => part.trim().toLowerCase()))
  return ENCODINGS.find((encoding) =>
    asked.some(([name, weight = 'q=1']) => name === encoding && Number(weight.slice(2)) > 0),
  )
}

/** The body encoded, beside the thread that answers; undefined where it is too small to be worth it. */
export async function encode(body: string, encoding: Encoding): Promise<Buffer | undefined> {
  if (body.length <= SMALLEST) return undefined
  return encoding === 'br' ? brotlied(body, BROTLI) : gzipped(body, { level: 6 })
}

/** The same at once, for what is kept and encoded a single time. */
export function encodeNow(body: Buffer, encoding: Encoding): Buffer | undefined {
  if (body.length <= SMALLEST) return undefined
  return encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, { level: 6 })
}
