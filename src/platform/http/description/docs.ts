import { join } from 'node:path'
import type { Hono } from 'hono'
import { translateFailure } from '../../../i18n/index.ts'
import { escapeHtml } from '../../../values/html.ts'
import { scriptsIn } from '../security-headers.ts'
import type { Service } from '../service.ts'
import { staticFiles } from '../static-files.ts'
import { failureCodes } from './introduction.ts'
import { openApi } from './openapi.ts'
import { statusesOf } from './responses.ts'

/** The viewer draws everything at once, so that the browser finds what the reader looks for, and then goes to the line an address names. */
const START = `Redoc.init('/api/openapi.json', {
  nativeScrollbars: true, hideLogo: true, sortTagsAlphabetically: true, pathInMiddlePanel: true, jsonSampleExpandLevel: 1, generatedSamplesMaxDepth: 2,
  theme: { colors: { primary: { main: '#0b6b4f' } }, logo: { gutter: '0' } },
}, document.getElementById('reference'), () => {
  const named = location.hash.slice(1)
  if (/^[A-Za-z_]+$/.test(named)) document.getElementById(named)?.scrollIntoView()
})`
/** Hundreds of calls stand in the page: what is out of sight is laid out when one comes to it, which spares most of the wait. */
const STYLE =
  'body{margin:0;font-family:system-ui,sans-serif}noscript{display:block;padding:1rem}.api-content>div,[id*="/operation/"]{content-visibility:auto;contain-intrinsic-size:auto 800px}'
const POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; worker-src blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Written by the build: the package it comes from is no part of a built market. */
const FOLDER = join(import.meta.dirname, '../../../../build/api-docs')

/** The API described for machines (`/api/openapi.json`) and people (`/api/docs`; what a failure means also without scripts). */
export function mountDocs(app: Hono, services: readonly Service[], version: string, publicUrl?: string): void {
  const files = staticFiles(FOLDER, 'public, max-age=86400')
  let document: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openApi(services, version, publicUrl))
    return c.body(document, 200, { 'content-type': 'application/json; charset=utf-8' })
  })
  app.get('/api/docs', (c) => {
    page ??= pageOf(services)
    const scripts = scriptsIn('/api/docs/', [new URL(c.req.url).host, publicUrl && new URL(publicUrl).host])
    return c.html(page, 200, { 'content-security-policy': `${POLICY}; script-src ${scripts}` })
  })
  app.get('/api/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.get('/api/docs/:file', async (c) => {
    const answer = await files(`/${c.req.param('file')}`, c.req.header('accept-encoding') ?? '')
    return answer ?? c.notFound()
  })
}

function pageOf(services: readonly Service[]): string {
  const rows = failureCodes(services).map(
    (code) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${statusesOf(code).join(', ')}</td><td>${escapeHtml(translateFailure('en-US', code))}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Obieg API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main id="reference"></main>
<noscript><h1>Obieg API</h1><p>The reference is drawn by a script. For programs, all of it is in <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<h2>Errors</h2><table><thead><tr><th scope="col">code</th><th scope="col">status</th><th scope="col">title</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></noscript>
<script src="/api/docs/redoc.standalone.js"></script><script src="/api/docs/start.js"></script></body></html>`
}
