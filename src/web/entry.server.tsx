import chunks from 'virtual:text-chunks'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { maskPersonal } from '../values/mask-personal.ts'
import { opensLater } from './opens-later.ts'
import { localeContext, logContext } from './request-context.ts'
import type { RootData } from './root-data.ts'
import { routeTable } from './routes.ts'
import { loadAllTexts } from './texts/load-server.ts'

export { replaceWords } from '../i18n/languages.ts'
export { pageQueries } from './page-queries.ts'
export { makeLoadContext } from './request-context.ts'

loadAllTexts()

/**
 * The whole page as one string: it is cached per address and its inline scripts are hashed afterwards, so nothing is streamed.
 * The data for hydration is written at the end of the body, where the router's stream would have put it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const markup = renderToString(<ServerRouter context={routerContext} url={request.url} />)
  const locale = loadContext.get(localeContext)
  const routeId = routerContext.staticHandlerContext.matches.at(-1)?.route.id
  const row = routeTable.find(({ id }) => id === routeId)
  const closed =
    row && opensLater(row) && (routerContext.staticHandlerContext.loaderData.root as RootData)?.settings.open === false
  // Search engines come back later, and nobody keeps the page.
  if (closed) headers.set('Retry-After', '3600')
  const vertical = (routerContext.staticHandlerContext.loaderData.root as RootData | undefined)?.settings.vertical
  const own = chunks[`${locale}/@${vertical}`] !== undefined
  const preloads = ['shop', ...(row?.texts ?? []), ...(own ? [`@${vertical}`] : [])]
    .map((name) => `${locale}/${name}`)
    .filter((name) => chunks[name] !== undefined)
    .map((name) => `<link rel="modulepreload" data-words="${name}" href="${chunks[name]}"/>`)
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
  const html = markup
    .replace(
      '<html ',
      () =>
        `<html data-texts="${row?.texts.join(' ') ?? ''}" data-access="${row?.access ?? 'public'}"${own ? ` data-vertical="${vertical}"` : ''} `,
    )
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace('</body>', () => `<script>${handOver(data)}</script></body>`)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html.startsWith('<!') ? html : `<!DOCTYPE html>${html}`, {
    status: closed && status === 200 ? 503 : status,
    headers,
  })
}

function handOver(data: string): string {
  const literal = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();`
}

/** Unexpected errors of loaders and rendering; refusals with a status are answers, not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const log = context instanceof Object && 'get' in context ? context.get(logContext) : console.error
  // Without its query, which may hold a code or a token.
  log(error, { path: maskPersonal(new URL(request.url).pathname) })
}
