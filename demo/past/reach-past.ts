import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import type { Market } from '../../src/market.ts'
import type { Config } from '../../src/platform/config/config.ts'
import { ownAddress } from '../../src/platform/config/own-address.ts'
import type { Database } from '../../src/platform/db/database.ts'

type Reached = {
  /** What the sandbox tells later goes to the market that is there then. */
  leave: (db: Database, config: Config) => Promise<void>
  close: () => Promise<void>
}

/** Lets the market of the past be reached at a port of this machine while it lasts: providers tell it what they do by themselves. */
export async function reachPast({ app, deps }: Market): Promise<Reached> {
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  deps.config.sandboxUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    async leave(db, config) {
      const address = `${ownAddress(config)}/api/payments/webhooks/sandbox`
      await sql`update sandbox_payments set notify_url = ${address}`.execute(db)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
