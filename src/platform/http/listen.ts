import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { PageCache } from '../cache/page-cache.ts'
import { serveCached } from './cached-answer.ts'
import { guardReceiving } from './guard-receiving.ts'

export type Listening = {
  server: Server
  port: number
  /**
   * For `grace` milliseconds everything is answered and every kept connection told to close; then no new connection is taken, and
   * running requests finish (8 s at most).
   */
  close: (grace?: number) => Promise<void>
}

const LONGEST_STOP = 8000

/** Listens; answers that are ready in the cache leave before any routing. */
export async function listen(app: Hono, cache: PageCache, port: number, host: string): Promise<Listening> {
  const route = getRequestListener(app.fetch)
  let closing = false
  /** Connections over which nothing was asked yet: browsers open them ahead. */
  const unused = new Set<Socket>()
  const server = createServer((request, response) => {
    unused.delete(request.socket)
    // Whoever keeps the connection is to open the next one elsewhere.
    if (closing) response.setHeader('connection', 'close')
    if (!serveCached(cache, request, response)) void route(request, response)
  })
  guardReceiving(server)
  server.keepAliveTimeout = 65_000
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    async close(grace = 0) {
      closing = true
      // Traffic goes elsewhere first: who asks /readyz hears of the stop while everything is still answered.
      await wait(grace)
      const hurry = setTimeout(() => server.closeAllConnections(), LONGEST_STOP)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
      // Those that were answering when the stop began were not told to close.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      await closed
      clearInterval(idle)
      clearTimeout(hurry)
    },
  }
}
