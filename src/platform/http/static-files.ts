import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding } from './encodings.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

type CachedFile = { type: string; plain: Buffer; gzip: Buffer | undefined; brotli: Buffer | undefined }

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/**
 * Answers files of a folder by path, compressed once and kept in memory: for built assets, which are few and do not change. A packed copy
 * beside a file (`x.js.br`, written by the build) is taken as it is.
 */
export function staticFiles(folder: string, cacheControl: string) {
  const kept = new Map<string, Promise<CachedFile | undefined>>()
  return async (path: string, acceptEncoding: string): Promise<Response | undefined> => {
    const type = TYPES[extname(path)]
    const file = normalize(join(folder, path))
    if (!type || !file.startsWith(folder + sep) || path.includes('\0')) return undefined
    let entry = kept.get(path)
    if (!entry) {
      entry = load(file, type)
      kept.set(path, entry)
    }
    const found = await entry
    if (!found) {
      kept.delete(path)
      return undefined
    }
    const [encoding, body] = choose(found, acceptEncoding)
    const headers = { 'content-type': type, 'cache-control': cacheControl, vary: 'accept-encoding' }
    return new Response(new Uint8Array(body), {
      headers: encoding ? { ...headers, 'content-encoding': encoding } : headers,
    })
  }
}

async function load(file: string, type: string): Promise<CachedFile | undefined> {
  let plain: Buffer
  try {
    plain = await readFile(file)
  } catch {
    return undefined
  }
  const compressible = /text|json|svg|javascript/.test(type) && plain.length > 1024
  return {
    type,
    plain,
    gzip: compressible ? await gzipped(plain) : undefined,
    brotli: compressible ? await readFile(`${file}.br`).catch(() => packed(plain)) : undefined,
  }
}

const packed = (plain: Buffer) => brotlied(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

function choose(found: CachedFile, accept: string): [string | undefined, Buffer] {
  const encoding = chooseEncoding(accept)
  const body = encoding === 'br' ? found.brotli : encoding && found.gzip
  return body ? [encoding, body] : [undefined, found.plain]
}
