import { type ComponentType, lazy, Suspense } from 'react'
import { useInBrowser } from '../../ui/use-in-browser.ts'

type Parts = typeof import('./visitor.ts')

/**
 * The page is the same for everybody: what knows the visitor is fetched and filled in by the browser, and absent on the server and while the first page
 * starts.
 */
function place<Props extends object>(pick: (parts: Parts) => ComponentType<Props>) {
  const Part = lazy(async () => ({ default: pick(await import('./visitor.ts')) }))
  return (props: Props) => {
    return useInBrowser() ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null
  }
}

export const HeartPlace = place((parts) => parts.Heart)
export const OwnLinksPlace = place((parts) => parts.OwnLinks)
export const RecentPlace = place((parts) => parts.RecentRow)
