import { useLocation, useRouteLoaderData } from 'react-router'
import type { PublicSettings } from '../domains/settings/contract.ts'
import type { PageInfo } from './describe-page.ts'
import { pageInfo } from './page-info.ts'
import type { RootData, ShownView } from './root-data.ts'

const USUAL: ShownView = { prices: 'gross', currencies: [] }

/** What the first page load brought for the frame; undefined on an error page whose frame could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}

export function useSettings(): PublicSettings | undefined {
  return useRootData()?.settings
}

/** How the visitor wants prices shown. */
export function useView(): ShownView {
  return useRootData()?.view ?? USUAL
}

/** When what leaves on the day of its order does, in words. */
export function useShipsToday(): string {
  return useRootData()?.shipsToday ?? ''
}

export function useTopCategories(): RootData['categories'] {
  return useRootData()?.categories ?? []
}

/** What the route table says of the page. */
export function usePage(): PageInfo | undefined {
  const root = useRootData()
  const { pathname } = useLocation()
  return root && pageInfo(pathname, root.locale, root.page)
}

/** Title of the page from the route table, without the market's name. */
export function usePageTitle(): string {
  return usePage()?.title ?? ''
}
