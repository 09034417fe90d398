import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/**
 * Somebody's web server with pictures, good and bad: `/good.png`, `/good-2.png`, `/gone.png` (404), `/broken.png` (500), `/page.png` (HTML),
 * `/huge.png` (endless), `/slow.png` (never answers), `/moved.png` (redirect to the good one), `/inside.png` (redirect to a private
 * address), `/round.png` (redirects for ever).
 */
export async function startPictureServer() {
  const picture = (color: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
      .png()
      .toBuffer()
  const pictures: Record<string, Buffer> = {
    '/good.png': await picture('#336699'),
    '/good-2.png': await picture('#993366'),
  }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const known = pictures[path]
    const send = (status: number, type: string, body: string | Buffer) =>
      void response.writeHead(status, { 'content-type': type }).end(body)
    const move = (to: string) => void response.writeHead(302, { location: to }).end()
    if (known) return send(200, 'image/png', known)
    if (path === '/moved.png') return move('/good.png')
    if (path === '/round.png') return move('/round.png')
    if (path === '/inside.png') return move('http://10.0.0.1/good.png')
    if (path === '/page.png') return send(200, 'image/png', '<!doctype html><title>Hello</title>')
    if (path === '/broken.png') return send(500, 'text/plain', 'no')
    if (path === '/slow.png') return undefined
    if (path === '/huge.png') {
      response.writeHead(200, { 'content-type': 'image/png' })
      const part = Buffer.alloc(256 * 1024)
      const more = () => {
        while (!response.destroyed) if (!response.write(part)) return void response.once('drain', more)
      }
      response.on('error', () => undefined)
      return more()
    }
    return send(404, 'text/plain', 'no')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** Paths in the order in which they were asked for. */
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
