import { Skeleton } from '../../ui/skeleton.tsx'
import { AdminFrame } from './admin-frame.tsx'

/** While panels are on their way. */
export function AdminSkeleton() {
  return (
    <AdminFrame>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-112 rounded-lg" />
      </div>
    </AdminFrame>
  )
}

const ROWS = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-2/3', 'w-2/5']

/** While a list is on its way: its filter and its rows. */
export function ListSkeleton() {
  return (
    <AdminFrame>
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <Skeleton className="mt-7 h-11 w-full sm:w-60" />
        <Skeleton className="h-11 w-44" />
        <Skeleton className="h-11 w-28" />
      </div>
      <div className="rounded-lg border border-line bg-surface">
        {ROWS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <div key={index} className="border-line border-b px-4 py-4 last:border-b-0">
            <Skeleton className={`h-5 ${width}`} />
          </div>
        ))}
      </div>
    </AdminFrame>
  )
}

/** While a list to tick is on its way. */
export function ChoicesSkeleton() {
  return (
    <AdminFrame>
      <Skeleton className="mb-5 h-6 max-w-text" />
      <div className="max-w-text">
        {[...ROWS, 'w-1/3'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <div key={index} className="border-line border-b py-5">
            <Skeleton className={`h-6 ${width}`} />
          </div>
        ))}
      </div>
    </AdminFrame>
  )
}
