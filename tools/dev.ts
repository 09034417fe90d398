// npm run dev: the market and Vite in one process. A saved file of a page changes in the open browser; one that the server imports, or a
// migration, begins the market anew below the same port. There is never more than one market; the database below goes on.
import { watch } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { announce } from '../src/start/announce.ts'
import { freshImports } from './dev/fresh-imports.ts'
import { pageServer } from './dev/page-server.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['src', 'demo', 'migrations'].map((folder) => join(ROOT, folder))
/** Files that remember who entered a name in them: whoever enters it again has to find them empty. */
const REGISTERS = ['limits', 'slowdown'].map((name) => join(ROOT, `src/platform/limits/${name}.ts`))
/** Milliseconds: editors write a file in several steps. */
const SETTLED = 20

process.env.NODE_ENV ??= 'development'
process.env.LOG_LEVEL ??= 'debug'
process.env.PAGE_CACHE = '0'

const fresh = freshImports(FOLDERS)
const loadGround = () => fresh.load<typeof import('../src/start/ground.ts')>(join(ROOT, 'src/start/ground.ts'))
const loadMarket = () => fresh.load<typeof import('../src/start/run-market.ts')>(join(ROOT, 'src/start/run-market.ts'))
const loadPages = () => fresh.load<typeof import('../src/pages.ts')>(join(ROOT, 'src/pages.ts'))

const complain = (error: unknown) => process.stderr.write(`\n${error instanceof Error ? error.stack : String(error)}\n`)
const ground = await loadGround()
  .then(({ prepareGround }) => prepareGround(process.env))
  .catch((error: Error) => {
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  })
const { config, database } = ground
let answering = Promise.withResolvers<RequestListener>()
const server = createServer((request, response) => {
  pages.middlewares(request, response, async () => (await answering.promise)(request, response))
})
const pages = await pageServer(server)
let stopMarket: ((why: string) => Promise<void>) | undefined
let began = false
let stopping = false

const refuse: RequestListener = (_, response) => {
  response.writeHead(503, { 'content-type': 'text/plain' }).end('The market did not start: see the terminal.\n')
}

/** Begins the market from the files as they are; one that runs goes on until they can be imported. */
async function begin(): Promise<void> {
  const [{ runMarket }, pageModule] = await Promise.all([loadMarket(), loadPages()])
  const stop = stopMarket
  stopMarket = undefined
  // At the first start visitors wait already.
  if (began) answering = Promise.withResolvers()
  began = true
  await stop?.('a file was saved')
  if (stopping) return
  try {
    await runMarket(
      { ...ground, config: { ...config } },
      {
        openDoors: async (market) => {
          pages.mount(market, pageModule)
          answering.resolve(getRequestListener(market.app.fetch))
          return { port: config.port, close: async () => undefined }
        },
        onBegun: (stop) => {
          stopMarket = stop
        },
      },
    )
  } catch (error) {
    answering.resolve(refuse)
    throw error
  }
}

const changed = new Set<string>()
let working = Promise.resolve()

/** Works off what changed, and what changes meanwhile. */
async function renew(): Promise<void> {
  while (changed.size > 0 && !stopping) {
    const files = [...changed]
    changed.clear()
    const started = performance.now()
    const migrates = files.some((file) => file.endsWith('.sql'))
    if (!fresh.renew(files, REGISTERS) && !migrates) continue
    await begin().then(
      () => process.stdout.write(`Begun anew in ${Math.round(performance.now() - started)} ms.\n`),
      complain,
    )
  }
}

let waiting: NodeJS.Timeout | undefined
for (const folder of FOLDERS) {
  watch(folder, { recursive: true }, (_, path) => {
    if (!path) return
    changed.add(join(folder, path))
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      working = working.then(renew)
    }, SETTLED)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await working
    await stopMarket?.(signal)
    await pages.close()
    await database.stop()
    process.exit(0)
  })
}
// A fault of what is being written must not end the work on it.
for (const fault of ['uncaughtException', 'unhandledRejection'] as const) process.on(fault, complain)

await new Promise<void>((resolve) => server.listen(config.port, config.host, resolve))
config.port = (server.address() as AddressInfo).port
await Promise.all([begin(), pages.warmUp()].map((one) => one.catch(complain)))
announce(config, config.port)
