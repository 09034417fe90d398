import { useTexts } from '../../../texts/use-texts.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function ListSkeleton() {
  const t = useTexts('shell')
  return (
    <div className="page-width flex flex-col gap-5 py-6" role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-10 w-64 rounded-md" />
      <Skeleton className="h-14 rounded-md" />
      <Skeleton className="h-60 rounded-lg" />
      <Skeleton className="h-60 rounded-lg" />
    </div>
  )
}
