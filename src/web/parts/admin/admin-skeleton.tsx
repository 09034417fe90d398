import { Skeleton } from '../../ui/skeleton.tsx'
import { AdminFrame } from './admin-frame.tsx'

/** While the operator's data are on their way. */
export function AdminSkeleton() {
  return (
    <AdminFrame>
      <Skeleton className="h-96 rounded-lg" />
    </AdminFrame>
  )
}
