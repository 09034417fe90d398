import { Skeleton } from '../../ui/skeleton.tsx'

/** The company's pages while their data come. */
export function CompanySkeleton() {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 py-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <Skeleton className="h-11 w-full lg:h-40" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-56 w-full" />
      </div>
    </div>
  )
}
