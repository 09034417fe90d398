import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routeTable } from '../src/web/routes.ts'

const START = 'window.__reactRouterManifest='

type Route = Record<string, unknown>

/** The server names the pieces of the first page in its HTML, from a list of its own; later ones name theirs themselves. */
const FOR_THE_SERVER = ['imports', 'css']

/** What all pages below the frame have alike, or their key says: added in the browser. */
const SAID_ONCE = ['id', 'parentId', 'hasDefaultExport']
const SAY_OF_EACH =
  "for(const[id,route]of Object.entries(window.__reactRouterManifest.routes))id=='root'||Object.assign(route,{id,parentId:'root',hasDefaultExport:true})"

/** What only people with an account may enter. */
const OF_ACCOUNTS = new Set(
  routeTable.filter(({ access }) => access !== 'public' && access !== 'guestOnly').map(({ id }) => id),
)

/**
 * The browser's list of routes is part of every first load. Left out of it: what is false anyway, what only the server needs, and the
 * pages of accounts and panels: they stand in a file of their own, which whoever is signed in fetches, too (`web/boot/all-routes.ts`).
 */
export async function lightenManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.+\.js$/.test(file))
  if (!name) throw new Error(`no list of routes in ${assets}`)
  const path = join(assets, name)
  const rest = name.replace('manifest', 'more-routes')
  const { first, more } = lighten(await readFile(path, 'utf8'), `/assets/${rest}`)
  await writeFile(path, first)
  await writeFile(join(assets, rest), more)
}

/** The same list in two, with less in it. Throws when it does not look as it used to. */
function lighten(text: string, rest: string): { first: string; more: string } {
  if (!text.startsWith(START)) throw new Error('the list of routes begins differently')
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, '')) as { routes: Record<string, Route> }
  const more: Record<string, Route> = {}
  for (const [id, route] of Object.entries(manifest.routes)) {
    for (const key of Object.keys(route)) if (route[key] === false) delete route[key]
    if (id === 'root') continue
    if (route.id !== id || route.parentId !== 'root' || route.hasDefaultExport !== true)
      throw new Error(`the route ${id} is not like the others: what is said of each of them is not true of it`)
    const isOfAccounts = OF_ACCOUNTS.has(id)
    for (const key of [...FOR_THE_SERVER, ...(isOfAccounts ? [] : SAID_ONCE)]) delete route[key]
    if (!isOfAccounts) continue
    more[id] = route
    delete manifest.routes[id]
  }
  return {
    first: `${START}${JSON.stringify({ ...manifest, more: rest })};${SAY_OF_EACH}`,
    more: `export default ${JSON.stringify(more)};`,
  }
}
