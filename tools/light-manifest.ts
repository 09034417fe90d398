import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const START = 'window.__reactRouterManifest='

type Route = Record<string, unknown> & { hasLoader?: boolean; imports?: string[] }

/** Rendered with their data, but seldom gone to from the first page: whoever comes from elsewhere waits for their pieces a little longer. */
const RENDERED_FOR_FEW = [
  ...['paymentSelection', 'paymentSuccess', 'paymentCancel', 'paymentIncomplete', 'paymentTransfer', 'order'],
  ...['returnWithdraw', 'returnNew', 'returnCase'],
  ...['regular', 'compare', 'shop', 'sellerPresentation'],
  ...['stockAlert', 'unit', 'report', 'case', 'recalls', 'findOrder', 'index', 'cart', 'grades'],
  // Of the footer.
  ...['contactPoints', 'ranking', 'accessibility', 'guarantee', 'takeBack', 'securityReport'],
  ...['intellectualProperty', 'appDownload', 'textVersions', 'certificate'],
]

/**
 * The browser's list of routes is part of every first load. Left out of it: what is false anyway, and the pieces of pages that are not
 * rendered with their data on the server (accounts, panels): the router asks for those when their screen arrives.
 */
export async function lightenManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.+\.js$/.test(file))
  if (!name) throw new Error(`no list of routes in ${assets}`)
  const path = join(assets, name)
  await writeFile(path, lighten(await readFile(path, 'utf8')))
}

/** The same list with less in it. Throws when it does not look as it used to. */
export function lighten(text: string): string {
  if (!text.startsWith(START)) throw new Error('the list of routes begins differently')
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, '')) as { routes: Record<string, Route> }
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (id !== 'root' && (!route.hasLoader || RENDERED_FOR_FEW.includes(id))) route.imports = []
    if (id !== 'root') delete route.css
    for (const key of Object.keys(route)) if (route[key] === false) delete route[key]
  }
  return `${START}${JSON.stringify(manifest)};`
}
