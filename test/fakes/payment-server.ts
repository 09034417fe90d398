import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Hono } from 'hono'

/**
 * How one call goes wrong: `lost` never reaches the provider, `cut` is done there and its answer lost; a status is answered instead of
 * doing anything; `slow` answers after so many milliseconds; `garbage` answers a page of somebody's proxy.
 */
export type Trouble = 'lost' | 'cut' | 'garbage' | { status: number; body?: unknown } | { slow: number }

export type PaymentServer = {
  url: string
  /** Every call that arrived, as `POST /path`. */
  calls: string[]
  /** Asked before each call; undefined: it goes well. */
  trouble: (call: string) => Trouble | undefined
  /** The next calls that contain the words go wrong, so often. */
  spoil: (words: string, trouble: Trouble, times?: number) => void
  /** Everything goes well again. */
  heal: () => void
  close: () => Promise<void>
}

/** Serves a provider's stand-in over HTTP, and lets calls of it go wrong as networks and providers do. */
export async function servePayments(app: Hono): Promise<PaymentServer> {
  const spoiled: { words: string; trouble: Trouble; left: number }[] = []
  const state: PaymentServer = {
    url: '',
    calls: [],
    trouble: (call) => {
      const hit = spoiled.find(({ words, left }) => left > 0 && call.includes(words))
      if (hit) hit.left -= 1
      return hit?.trouble
    },
    spoil: (words, trouble, times = 1) => void spoiled.push({ words, trouble, left: times }),
    heal: () => void spoiled.splice(0),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  const server = createServer((request, response) => {
    answer(app, state, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return state
}

async function answer(app: Hono, state: PaymentServer, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/' } = request
  const call = `${method} ${url}`
  state.calls.push(call)
  const trouble = state.trouble(call)
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  if (trouble === 'lost') return void request.socket.destroy()
  if (trouble === 'garbage') {
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>')
  }
  if (typeof trouble === 'object' && 'status' in trouble) {
    response.writeHead(trouble.status, { 'content-type': 'application/json' })
    return void response.end(JSON.stringify(trouble.body ?? { name: 'INTERNAL_SERVER_ERROR' }))
  }
  const body = parts.length > 0 ? { body: Buffer.concat(parts) } : {}
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string])
  const done = await app.fetch(new Request(`${state.url}${url}`, { method, headers, ...body }))
  if (trouble === 'cut') return void request.socket.destroy()
  if (typeof trouble === 'object') await wait(trouble.slow, undefined, { ref: false })
  response.writeHead(done.status, Object.fromEntries(done.headers))
  response.end(Buffer.from(await done.arrayBuffer()))
}
