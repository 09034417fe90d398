import type { RouteConfigEntry } from '@react-router/dev/routes'
import { account } from './routes/account.ts'
import { admin } from './routes/admin.ts'
import { checkout } from './routes/checkout.ts'
import type { RouteRow } from './routes/page-rows.ts'
import { notFound } from './routes/rest.ts'
import { seller } from './routes/seller.ts'
import { storefront } from './routes/storefront.ts'
import { terms } from './routes/terms.ts'

/** Every screen of the market, inside the layout of `root.tsx`. Order does not matter: the most exact path wins. */
export const routeTable: readonly RouteRow[] = [
  ...storefront,
  ...checkout,
  ...account,
  ...seller,
  ...admin,
  ...terms,
  ...notFound,
]

const entries: RouteConfigEntry[] = routeTable.map(({ id, path, screen }) => ({
  id,
  file: `screens/${screen}.tsx`,
  ...(path === '' ? { index: true } : { path }),
}))

export default entries
