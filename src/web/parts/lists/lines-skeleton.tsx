import { useTexts } from '../../texts/use-texts.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Lines that are still on their way. */
export function LinesSkeleton() {
  const t = useTexts('shell')
  return (
    <div className="page-width flex max-w-4xl flex-col gap-4 py-6" role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-10 w-64 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
    </div>
  )
}
