import { Skeleton } from '../../ui/skeleton.tsx'

/** The seller panel while its data come. */
export function SellerSkeleton() {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 py-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <Skeleton className="h-11 w-full lg:h-96" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  )
}
