/** The router's list of pages, as the build leaves it (`tools/light-manifest.ts`). */
type RouteList = {
  routes: Record<string, unknown>
  /** Where those of accounts and panels stand; absent where the list is whole. */
  more?: string
}

const list = () => (window as unknown as { __reactRouterManifest: RouteList }).__reactRouterManifest

/** Whether the router knows each page: otherwise one of an account is gone to by loading it anew. */
export const knowsAllRoutes = (): boolean => list().more === undefined

/** Completes the list, before the router reads it. Throws when the rest cannot be fetched. */
export async function loadAllRoutes(): Promise<void> {
  const { more, routes } = list()
  if (more === undefined) return
  const rest = (await import(/* @vite-ignore */ more)) as { default: RouteList['routes'] }
  Object.assign(routes, rest.default)
  delete list().more
}
