import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Locale, negotiateLocale } from '../../values/locale.ts'
import type { CachedAnswer, CacheInfo, PageCache } from '../cache/page-cache.ts'
import { chooseEncoding, type Encoding, encodeNow } from './encodings.ts'

type Answer = CacheInfo & {
  status: number
  headers: Record<string, string>
  body: string
  /** The body as it is already encoded for who asked first. */
  encoded?: CachedAnswer['encoded']
}

/**
 * API answers differ by Accept-Language; pages carry their language in the path. Links in an answer begin with the host that was asked,
 * so that what one visitor sends as Host never reaches another. `variant`: what of the visitor's cookies they differ by.
 */
function cacheKey(host: string, pathAndQuery: string, locale: Locale, variant: string): string {
  const key = `${host.toLowerCase()} ${pathAndQuery.startsWith('/api/') ? locale : ''} ${pathAndQuery}`
  return variant ? `${key} ${variant}` : key
}

/** Keeps an answer; its `cache-control` lets browsers ask again and shared caches hold it for its age. */
export function storeAnswer(cache: PageCache, request: Request, locale: Locale, answer: Answer, epoch: number): void {
  if (cache.paused) {
    answer.headers['cache-control'] = 'no-store'
    return
  }
  answer.headers['cache-control'] = `public, max-age=0, s-maxage=${answer.maxAge}, stale-while-revalidate=60`
  if (!cache.keeps) return
  const body = Buffer.from(answer.body)
  const url = new URL(request.url)
  const variant = cache.variant(url.pathname, request.headers.get('cookie') ?? undefined)
  cache.set(
    cacheKey(url.host, cache.canonical(url.pathname + url.search), locale, variant),
    {
      status: answer.status,
      headers: answer.headers,
      body,
      encoded: answer.encoded ?? {},
      tags: answer.tags,
      freshUntil: Date.now() + answer.maxAge * 1000,
    },
    epoch,
  )
}

/** Answers a request from the cache, before any routing. False: not there. */
export function serveCached(cache: PageCache, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' || request.headers.authorization || cache.paused) return false
  const path = cache.canonical(request.url ?? '/')
  const locale = negotiateLocale(request.headers['accept-language'])
  const key = cacheKey(request.headers.host ?? '', path, locale, cache.variant(path, request.headers.cookie))
  const answer = cache.get(key, Date.now())
  if (!answer) return false
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  const encoded = encoding && encodedBody(cache, key, answer, encoding)
  const body = encoded ?? answer.body
  response.writeHead(answer.status, {
    ...cache.headers,
    ...answer.headers,
    'content-length': body.length,
    ...(encoded && encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(body)
  return true
}

/** Encoded when first asked for: an answer that is never asked again is not worth the work. */
function encodedBody(cache: PageCache, key: string, answer: CachedAnswer, encoding: Encoding): Buffer | undefined {
  const kept = answer.encoded[encoding]
  if (kept) return kept
  const body = encodeNow(answer.body, encoding)
  if (body) cache.addEncoded(key, answer, encoding, body)
  return body
}
