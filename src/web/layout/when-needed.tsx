import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useAuth } from '../session/auth-state.ts'
import { useCompareList } from '../session/compare-list.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { toastStore } from '../ui/toast-store.ts'

const Toasts = lazy(() => import('../ui/toasts.tsx'))
const CompareBar = lazy(() => import('./compare-bar.tsx'))
const nothing = () => false

/** The place of notifications is always there, so that readers listen to it; what fills it is fetched with the first one. */
export function ToastsPlace() {
  const t = useTexts('shell')
  const some = useSyncExternalStore(toastStore.subscribe, () => toastStore.read().length > 0, nothing)
  const { error } = useAuth()
  return (
    <section
      data-error={error || undefined}
      aria-label={t('notifications')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-50 flex flex-col items-center gap-2 sm:inset-x-auto sm:right-6 sm:items-end"
    >
      {some && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </section>
  )
}

export function CompareBarPlace() {
  const some = useCompareList().length > 0
  if (!some) return null
  return (
    <Suspense>
      <CompareBar />
    </Suspense>
  )
}
