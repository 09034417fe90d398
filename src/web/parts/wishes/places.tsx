import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'

type Parts = typeof import('./visitor.ts')

/**
 * The page is the same for everybody: what knows the visitor is fetched and filled in by the browser, and absent on the server and while the first page
 * starts.
 */
function place<Props extends object>(
  pick: (parts: Parts) => ComponentType<Props>,
  waiting?: (props: Props) => ReactNode,
) {
  const Part = lazyPart(async () => ({ default: pick(await import('./visitor.ts')) }))
  return (props: Props) => {
    const before = waiting?.(props) ?? null
    return useInBrowser() ? (
      <Suspense fallback={before}>
        <Part {...props} />
      </Suspense>
    ) : (
      before
    )
  }
}

/** Beside other buttons its room is kept, so that they do not move when it comes. */
export const HeartPlace = place(
  (parts) => parts.Heart,
  ({ onCard }) => (onCard ? null : <span className="size-11" />),
)
export const OwnLinksPlace = place((parts) => parts.OwnLinks)
export const RecentPlace = place((parts) => parts.RecentRow)
