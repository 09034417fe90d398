import { join } from 'node:path'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { Market } from './market.ts'
import type { CacheInfo } from './platform/cache/page-cache.ts'
import { storeAnswer } from './platform/http/cached-answer.ts'
import { chooseEncoding, encode } from './platform/http/encodings.ts'
import type { FilledForm, PlainCart } from './platform/http/filled-form.ts'
import { createLocalApi, type LocalApi } from './platform/http/local-api.ts'
import { contentSecurityPolicy, framedByOwn, lettingFormsLeave, scriptsIn } from './platform/http/security-headers.ts'
import { staticFiles } from './platform/http/static-files.ts'
import { readCartCookie } from './values/cart-cookie.ts'
import { LOCALE_PREFIX, LOCALES, type Locale, splitLocalePath } from './values/locale.ts'
import { readView, type View, viewWord } from './values/view.ts'
import { readVertical, type Vertical } from './verticals/index.ts'

/** Whoever has such an address may act: it is kept in no memory, ours or a browser's. */
const SECRET_ADDRESS = /[?&](token|code|order)=|\/(order|reports)\//

/** Its form leads to a provider's page, also without scripts. */
const PAYMENT_FORM = '/payment-selection'

/** Seen within the operator's editor of the start page. */
const PREVIEW = '/admin/start-page/preview'

const BUILD = join(import.meta.dirname, '../build')

type EntryModule = {
  /** The build has words of its own. */
  replaceWords: (own: NonNullable<Vertical['words']>) => void
  pageQueries: (pathname: string) => (name: string) => boolean
  makeLoadContext: (request: {
    locale: Locale
    api: LocalApi
    origin: string
    view: View
    filledForm: FilledForm | undefined
    plainCart: PlainCart | undefined
  }) => never
}

/** Adds built assets and server-rendered pages behind everything else. The same page goes to all who chose the same view: no identity on the server. */
export async function mountPages(market: Market): Promise<void> {
  const build = (await import(join(BUILD, 'server/index.js'))) as ServerBuild
  const { words } = await readVertical(market.deps.config.vertical)
  const pages = handlersOf(build, 'production', words)
  const assets = staticFiles(join(BUILD, 'client'), 'public, max-age=31536000, immutable')
  const plainFiles = staticFiles(join(BUILD, 'client'), 'public, max-age=3600')
  const { deps, cache, app } = market
  cache.addReader((pathname) => (pathname.startsWith('/api/') ? undefined : pages.entry.pageQueries(pathname)))

  app.get('/assets/*', async (c) => {
    return (await assets(c.req.path, c.req.header('accept-encoding') ?? '')) ?? c.body(null, 404)
  })
  renderPages(market, {
    pages: async () => pages,
    file: plainFiles,
    policyOf: (html, hosts) => contentSecurityPolicy(html, scriptsIn('/assets/', hosts), deps.config.mapStyleUrl),
  })
}

type Pages = { entry: EntryModule; handlers: Map<Locale, RequestHandler> }

/** A build, ready to answer in every language, in the words of the market's trade. */
export function handlersOf(
  build: ServerBuild,
  mode: 'production' | 'development',
  words: Vertical['words'] | undefined,
): Pages {
  const handlers = LOCALES.map(
    (locale) => [locale, createRequestHandler({ ...build, basename: LOCALE_PREFIX[locale] || '/' }, mode)] as const,
  )
  const entry = build.entry.module as unknown as EntryModule
  if (words) entry.replaceWords(words)
  return { entry, handlers: new Map(handlers) }
}

type PageSource = {
  /** As they are now. */
  pages: () => Promise<Pages>
  /** A plain file by its path. */
  file: (path: string, acceptEncoding: string) => Promise<Response | undefined>
  /** What a finished page may load and run. */
  policyOf: (html: string, hosts: (string | undefined)[]) => string
}

/** Answers every other address with a page. */
export function renderPages({ services, deps, cache, app }: Market, { pages, file, policyOf }: PageSource): void {
  const apiFor = createLocalApi(services)
  const publicHost = deps.config.publicUrl && new URL(deps.config.publicUrl).host
  // Nothing is kept under the word of those who have a cart without scripts: each is answered anew.
  cache.varyBy((path, cookies) =>
    path.startsWith('/api/')
      ? ''
      : viewWord(readView(cookies)) + (readCartCookie(cookies) === undefined ? '' : ' cart'),
  )

  app.all('*', async (c) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const filledForm = c.get('filledForm')
    const plainCart = c.get('plainCart')
    if (!isRead && !filledForm) return c.body(null, 405, { allow: 'GET, HEAD' })
    const url = new URL(c.req.url)
    if (/\.[a-z0-9]+$/i.test(url.pathname) && !url.pathname.endsWith('.data')) {
      const found = await file(url.pathname, c.req.header('accept-encoding') ?? '')
      if (found) return found
    }
    const epoch = cache.epoch
    const { locale, rest: path } = splitLocalePath(url.pathname.replace(/\.data$/, ''))
    const origin = deps.config.publicUrl ?? url.origin
    const infos: CacheInfo[] = []
    const api = apiFor(locale, origin, (info) => infos.push(info))
    const { entry, handlers } = await pages()
    const handler = handlers.get(locale)
    if (!handler) throw new Error(`no pages in ${locale}`)
    // A HEAD is answered as the GET it stands for: its empty body must not be kept for those who ask for the page.
    // What is kept for everybody is made from what everybody's address has in common.
    const isOwn = filledForm !== undefined || plainCart !== undefined
    const isWhole = url.pathname.endsWith('.data') || isOwn
    const address = isWhole ? c.req.url : url.origin + cache.canonical(url.pathname + url.search)
    const secret = isOwn || SECRET_ADDRESS.test(address)
    const request =
      c.req.method !== 'GET' || address !== c.req.url ? new Request(address, { headers: c.req.raw.headers }) : c.req.raw
    const answer = await handler(
      request,
      entry.makeLoadContext({ locale, api, origin, view: readView(c.req.header('cookie')), filledForm, plainCart }),
    )
    const html = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    if (!html) return answer
    const body = await answer.text()
    const policy = policyOf(body, [url.host, publicHost])
    const headers: Record<string, string> = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': path === PAYMENT_FORM ? lettingFormsLeave(policy) : policy,
      'cache-control': secret ? 'no-store' : 'no-cache',
      'content-language': locale,
      vary: 'accept-encoding, cookie',
      ...(path === PREVIEW ? framedByOwn(policy) : {}),
      // The database is away: whoever asks again is told when.
      ...(answer.status === 503 ? { 'retry-after': '5' } : {}),
    }
    const later = answer.headers.get('retry-after')
    if (later) headers['retry-after'] = later
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    const encoded = c.req.method === 'GET' && encoding ? await encode(body, encoding) : undefined
    if (answer.status === 200 && infos.length > 0 && !secret) {
      const tags = [...new Set(infos.flatMap((info) => info.tags))]
      const maxAge = Math.min(...infos.map((info) => info.maxAge))
      const ready = encoding && encoded ? { [encoding]: encoded } : {}
      storeAnswer(cache, c.req.raw, locale, { status: 200, headers, body, encoded: ready, tags, maxAge }, epoch)
    }
    if (!encoded || !encoding) return c.body(body, answer.status as 200, headers)
    return c.body(new Uint8Array(encoded), answer.status as 200, { ...headers, 'content-encoding': encoding })
  })
}
