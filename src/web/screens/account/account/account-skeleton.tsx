import { useTexts } from '../../../texts/use-texts.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** While the account is on its way: the list, and a place for a section. */
export function AccountSkeleton() {
  const shell = useTexts('shell')
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <div className="flex items-center gap-3 pb-5">
          <Skeleton className="size-12 rounded-full" />
          <h1 className="text-lg">{shell('account')}</h1>
        </div>
        <div className="flex flex-col gap-1">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} className="h-11" />
          ))}
        </div>
      </div>
      <div className="hidden max-w-3xl lg:block">
        <Skeleton className="mb-5 h-8 w-56" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </div>
  )
}
