import type { Locale } from '../values/locale.ts'
import type { Access, RouteRow } from './routes/page-rows.ts'
import { routeTable } from './routes.ts'
import { textsOf } from './texts/registry.ts'

/** What is known of a page before its data: title and description by the keys of the route table (R23). */
export type PageInfo = {
  id: string
  title: string
  description: string
  access: Access
}

const split = (path: string) => path.split('/').filter(Boolean)
const patterns = routeTable.filter(({ path }) => path !== '*').map((row) => ({ row, parts: split(row.path) }))
const notFound = routeTable.find(({ path }) => path === '*') as RouteRow

/** `/products/7` → the row `products/:id`. A path without a row gets the row of the not-found page. */
export function rowOf(pathname: string): RouteRow {
  const parts = split(pathname)
  let best: RouteRow | undefined
  for (const { row, parts: pattern } of patterns) {
    if (pattern.length !== parts.length) continue
    if (!pattern.every((part, index) => part.startsWith(':') || part === parts[index])) continue
    if (!best || best.path.includes(':')) best = row
  }
  return best ?? notFound
}

export function describePage(pathname: string, locale: Locale): PageInfo {
  const { id, titleKey, descriptionKey, access } = rowOf(pathname)
  const t = textsOf(locale, 'meta')
  return { id, title: t(titleKey), description: t(descriptionKey), access }
}
