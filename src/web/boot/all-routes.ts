import type { NavigateFunction } from 'react-router'
import { type Locale, localePath } from '../../values/locale.ts'

/** The router's list of pages, as the build leaves it (`tools/light-manifest.ts`). */
type RouteList = {
  routes: Record<string, { module: string }>
  /** Where those of accounts and panels stand; absent where the list is whole. */
  more?: string
}

const list = () => (window as unknown as { __reactRouterManifest: RouteList }).__reactRouterManifest

/** Completes the list, before the router reads it. Throws when the rest cannot be fetched. */
export async function loadAllRoutes(): Promise<void> {
  const { more, routes } = list()
  if (more === undefined) return
  const rest = (await import(/* @vite-ignore */ more)) as { default: RouteList['routes'] }
  Object.assign(routes, rest.default)
  delete list().more
}

/** Fetches the code of a public page before it is gone to. */
export const fetchScreen = (id: 'product'): Promise<unknown> =>
  import(/* @vite-ignore */ list().routes[id]?.module ?? '')

/** Goes on after a log-in, instead of the page of the log-in: where pages of accounts are not known yet, with a new document. */
export async function goOnSignedIn(path: string, locale: Locale, navigate: NavigateFunction): Promise<void> {
  if (list().more === undefined) return navigate(path, { replace: true })
  location.replace(localePath(path, locale))
  // Busy until the next page is there.
  await new Promise(() => {})
}
