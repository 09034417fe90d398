import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { PageCache } from '../cache/page-cache.ts'
import { serveCached } from './cached-answer.ts'

export type Listening = { server: Server; port: number; close: () => Promise<void> }

/** Listens; answers that are ready in the cache leave before any routing. `close` lets running requests finish (10 s at most). */
export async function listen(app: Hono, cache: PageCache, port: number, host: string): Promise<Listening> {
  const route = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    if (!serveCached(cache, request, response)) void route(request, response)
  })
  server.requestTimeout = 30_000
  server.headersTimeout = 15_000
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        const hurry = setTimeout(() => server.closeAllConnections(), 10_000)
        server.close(() => {
          clearTimeout(hurry)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
