import { Skeleton } from '../../../ui/skeleton.tsx'

/** Stands where the cart will be, with its proportions. */
export function CartSkeleton() {
  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-[34rem] rounded-lg" />
        <Skeleton className="h-[26rem] rounded-lg" />
      </div>
      <Skeleton className="h-[30rem] rounded-lg" />
    </div>
  )
}
