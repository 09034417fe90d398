import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Market } from '../../src/market.ts'

/** Lets the market of the past be reached at a port of this machine while it lasts: providers tell it what they do by themselves. */
export async function reachPast({ app, deps }: Market): Promise<{ close: () => Promise<unknown> }> {
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  deps.config.sandboxUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
