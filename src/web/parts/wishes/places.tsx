import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'

type Parts = typeof import('./visitor.ts')

/**
 * The page is the same for everybody: what knows the visitor is fetched and filled in by the browser, and absent on the server and while the first page
 * starts.
 */
function place<Props extends object>(pick: (parts: Parts) => ComponentType<Props>) {
  const Part = lazyPart(async () => ({ default: pick(await import('./visitor.ts')) }))
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
