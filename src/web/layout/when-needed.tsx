import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useAuth } from '../session/auth-state.ts'
import { useCompareList } from '../session/compare-list.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { TOAST_MS, type Toast, toastStore } from '../ui/toast-store.ts'

const Toasts = lazyPart(() => import('../ui/toasts.tsx'), PlainToasts)
const CompareBar = lazyPart(() => import('./compare-bar.tsx'))
const nothing = () => false
const NONE: readonly Toast[] = []

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
      className="pointer-events-none fixed inset-x-4 bottom-[var(--foot,5rem)] z-50 flex flex-col items-center gap-2 sm:inset-x-auto sm:right-6 sm:items-end"
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

/** What failed because the connection is gone must be told, though the look of notifications cannot be fetched either. */
function PlainToasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE)
  const oldest = toasts[0]?.id
  useEffect(() => {
    if (oldest === undefined) return
    const timer = setTimeout(() => toastStore.dismiss(oldest), TOAST_MS)
    return () => clearTimeout(timer)
  }, [oldest])
  return toasts.map(({ id, tone, text }) => (
    <p
      key={id}
      role={tone === 'danger' ? 'alert' : undefined}
      className="pointer-events-auto w-full max-w-md rounded-lg bg-ink px-4 py-3 font-medium text-paper text-sm shadow-raised"
    >
      {text}
    </p>
  ))
}
