import type { Server } from 'node:http'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { Market } from '../../src/market.ts'
import { readVertical } from '../../src/verticals/index.ts'

type PagesModule = typeof import('../../src/pages.ts')

const ROOT = join(import.meta.dirname, '../..')
/** Vite brings styles as elements and news over a socket. Only here: a built page names each script it runs. */
const POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws: wss: https:; object-src 'none'; base-uri 'none'"

/** Pages from their sources, changed in the open browser as files are saved. `server`: where browsers hear of it. */
export async function pageServer(server: Server) {
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    logLevel: 'warn',
    // Looked through at the start: a package found later would load the page anew.
    optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/.data/**', '**/build/**', '**/release/**', '**/node_modules/**'] },
    },
  })
  let last: { build: ServerBuild; pages: ReturnType<PagesModule['handlersOf']> } | undefined
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild
  return {
    middlewares: vite.middlewares,
    close: () => vite.close(),
    /** Makes the first page ready. */
    warmUp: async () => void (await load()),
    mount(market: Market, { handlersOf, renderPages }: PagesModule): void {
      renderPages(market, {
        async pages() {
          const build = await load()
          const { words } = await readVertical(market.deps.config.vertical)
          if (last?.build !== build) last = { build, pages: handlersOf(build, 'development', words) }
          return last.pages
        },
        file: async () => undefined,
        policyOf: () => POLICY,
      })
    },
  }
}
