import { Suspense } from 'react'
import { lazyPart, NotFetched } from '../../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

const PictureGrid = lazyPart(() => import('./picture-grid.tsx'), NotFetched)

/** Sorting by hand is a large piece of script: it comes with the first picture. */
export function PicturePlace() {
  return (
    <Suspense fallback={<Skeleton className="mb-4 h-48" />}>
      <PictureGrid />
    </Suspense>
  )
}
