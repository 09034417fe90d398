import type { Page } from 'playwright-core'
import { matchRoutes } from 'react-router'
import { LOCALE_PREFIX, type Locale } from '../src/values/locale.ts'
import { routeTable } from '../src/web/routes.ts'

const routes = routeTable.map((row) => ({ path: `/${row.path}`, row }))
/** The row of the table of routes that a path opens; undefined: none. */
const rowAt = (path: string) => matchRoutes(routes, new URL(path, 'http://market').pathname)?.at(-1)?.route.row

/** `/products/17?version=3` and `/products/21?version=9` are of one kind: the same screen, asked for something. How it is asked makes no other. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://market')
  const asks = [...searchParams.keys()].some((key) => key !== 'next')
  return `${rowAt(path)?.path ?? pathname}${asks ? '?' : ''}`
}

/** Not shown to guests. */
export function isPrivate(path: string): boolean {
  const access = rowAt(path)?.access
  return access !== undefined && access !== 'public' && access !== 'guestOnly'
}

/** Addresses of the market that a page links to, without their language. */
export async function linksOf(page: Page, locale: Locale): Promise<string[]> {
  const all = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => [
      link.href,
      link.hasAttribute('download'),
    ]),
  )
  const prefix = LOCALE_PREFIX[locale]
  const { origin: ours } = new URL(page.url())
  return (all as [string, boolean][]).flatMap(([href, isFile]) => {
    const { origin, pathname, search } = new URL(href)
    if (isFile || origin !== ours || /^\/(api|images|assets|feeds)\//.test(pathname)) return []
    if (prefix && pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return []
    // In another language it is another visitor's page.
    if (!prefix && /^\/(en|de)(\/|$)/.test(pathname)) return []
    return [(pathname.slice(prefix.length) || '/') + search]
  })
}
