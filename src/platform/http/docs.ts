import { join } from 'node:path'
import type { Hono } from 'hono'
import { openApi } from './openapi.ts'
import { scriptsIn } from './security-headers.ts'
import type { Service } from './service.ts'
import { staticFiles } from './static-files.ts'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Obieg API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })`
const POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Written by the build: the package it comes from is no part of a built market. */
const FOLDER = join(import.meta.dirname, '../../../build/api-docs')

/** The API described for machines (`/api/openapi.json`) and people (`/api/docs`). */
export function mountDocs(app: Hono, services: readonly Service[], version: string, publicUrl?: string): void {
  const files = staticFiles(FOLDER, 'public, max-age=86400')
  let document: string | undefined
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openApi(services, version))
    return c.body(document, 200, { 'content-type': 'application/json; charset=utf-8' })
  })
  app.get('/api/docs', (c) => {
    const scripts = scriptsIn('/api/docs/', [new URL(c.req.url).host, publicUrl && new URL(publicUrl).host])
    return c.html(PAGE, 200, { 'content-security-policy': `${POLICY}; script-src ${scripts}` })
  })
  app.get('/api/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }))
  app.get('/api/docs/:file', async (c) => {
    const answer = await files(`/${c.req.param('file')}`, c.req.header('accept-encoding') ?? '')
    return answer ?? c.notFound()
  })
}
