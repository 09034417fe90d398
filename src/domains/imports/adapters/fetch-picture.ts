import { lookup } from 'node:dns/promises'
import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '../../../platform/http/public-address.ts'
import { Failure } from '../../../values/failure.ts'
import { MEGABYTE } from '../../../values/megabytes.ts'
import { isPictureAddress } from '../rules/picture-sources.ts'

const MOST_BYTES = 10 * MEGABYTE
const MOST_REDIRECTS = 3
/** Milliseconds for all of it: name, redirects, picture. */
const PATIENCE = 10_000

const refused = (code: string) => new Failure('invalid', code)

/**
 * The bytes behind an address of the internet: at most 10 MB, three redirects and ten seconds. Every address, also of a redirect, is
 * resolved and checked first, and the checked one is connected to: a name cannot mean another machine a moment later. Refuses with
 * `picture_address_refused`, `picture_address_invalid`, `picture_unreachable`, `picture_not_found`, `picture_too_heavy`.
 */
export async function fetchPicture(
  address: string,
  { privatePictures }: { privatePictures: boolean },
  { patience = PATIENCE, signal: stop }: { patience?: number; signal?: AbortSignal } = {},
): Promise<Buffer> {
  const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(stop ? [stop] : [])])
  let url = address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!isPictureAddress(url)) throw refused('picture_address_invalid')
    const target = new URL(url)
    const answer = await ask(target, await safeAddress(target.hostname, privatePictures), signal)
    const status = answer.statusCode ?? 0
    const next = answer.headers.location
    if (status >= 300 && status < 400 && next && URL.canParse(next, url)) {
      answer.destroy()
      url = new URL(next, url).href
      continue
    }
    if (status !== 200) {
      answer.destroy()
      throw refused(status === 404 || status === 410 ? 'picture_not_found' : 'picture_unreachable')
    }
    return readAll(answer)
  }
  throw refused('picture_unreachable')
}

async function safeAddress(hostname: string, privatePictures: boolean): Promise<{ address: string; family: 4 | 6 }> {
  const plain = hostname.replace(/^\[|\]$/g, '')
  const literal = isIP(plain)
  const found = literal
    ? [{ address: plain, family: literal }]
    : await lookup(plain, { all: true }).catch(() => {
        throw refused('picture_unreachable')
      })
  // One private address among several is enough: a resolver may be made to alternate.
  if (!privatePictures && found.some(({ address }) => !isPublicAddress(address))) {
    throw refused('picture_address_refused')
  }
  const [first] = found
  if (!first) throw refused('picture_unreachable')
  return { address: first.address, family: first.family === 6 ? 6 : 4 }
}

function ask(
  url: URL,
  { address, family }: { address: string; family: 4 | 6 },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'Obieg-import' },
        lookup: (_name, options, answer) =>
          options.all ? answer(null, [{ address, family }]) : answer(null, address, family),
      },
      resolve,
    )
    request.on('error', () => reject(refused('picture_unreachable')))
  })
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  if (Number(answer.headers['content-length'] ?? 0) > MOST_BYTES) {
    answer.destroy()
    throw new Failure('invalid', 'picture_too_heavy')
  }
  try {
    for await (const part of answer) {
      size += (part as Buffer).length
      if (size > MOST_BYTES) break
      parts.push(part as Buffer)
    }
  } catch {
    throw refused('picture_unreachable')
  }
  if (size > MOST_BYTES) throw new Failure('invalid', 'picture_too_heavy')
  return Buffer.concat(parts)
}
