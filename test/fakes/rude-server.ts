import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024))

/**
 * A server that misbehaves by path: `/slow` (never answers), `/drip` (a byte now and then, for ever), `/endless`, `/huge` (says so at
 * once), `/short` (promises more bytes than it sends), `/long` (sends more than it promised), `/bomb` (64 MB in 64 kB), `/torn` (packed,
 * cut off), `/reset` (breaks the connection), `/status/503`, `/to?url=…` (sends on there), `/echo` (what it was asked), `/busy` (twice 503).
 */
export async function startRudeServer() {
  const asked: string[] = []
  let most = 0
  let open = 0
  let refusals = 2
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    asked.push(request.url ?? '')
    open += 1
    most = Math.max(most, open)
    response.on('close', () => {
      open -= 1
    })
    response.on('error', () => undefined)
    const every = (ms: number, bytes: number) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '.repeat(bytes)), ms)
      response.on('close', () => clearInterval(timer))
    }
    if (pathname === '/slow') return
    if (pathname === '/drip') return every(20, 1)
    if (pathname === '/endless') return every(1, 256 * 1024)
    if (pathname === '/huge') return void response.writeHead(200, { 'content-length': 10 ** 12 }).write('x')
    if (pathname === '/short') {
      response.writeHead(200, { 'content-length': 100 }).write('{}', () => request.socket.end())
      return
    }
    if (pathname === '/long')
      return void request.socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}{"more": 1}')
    if (pathname === '/bomb') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB)
    if (pathname === '/torn')
      return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB.subarray(0, 900))
    if (pathname === '/reset') return void request.socket.destroy()
    if (pathname === '/pause') return void setTimeout(() => response.end('{}'), 40)
    if (pathname === '/to') return void response.writeHead(302, { location: searchParams.get('url') ?? '' }).end()
    if (pathname === '/busy' && refusals-- > 0) return void response.writeHead(503).end('later')
    if (pathname.startsWith('/status/')) {
      return void response.writeHead(Number(pathname.slice(8)), { 'retry-after': '7' }).end('{"secret":"hush"}')
    }
    let body = ''
    for await (const part of request) body += String(part)
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    asked,
    /** Requests that were open at one time, at the most. */
    mostOpen: () => most,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
