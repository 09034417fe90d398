import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useAuth } from '../session/auth-state.ts'
import { useCompareList } from '../session/compare-list.ts'
import { useUnpaid } from '../session/unpaid.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { TOAST_MS, type Toast, toastStore } from '../ui/toast-store.ts'

const Toasts = lazyPart(() => import('../ui/toasts.tsx'), PlainToasts)
const FootBars = lazyPart(() => import('./foot-bars.tsx'))
const nothing = () => false
const NONE: readonly Toast[] = []

/**
 * The place of notifications is always there, so that readers listen to it; what fills it is fetched with the first one. Under the head of the page,
 * then at the top of the window: no bar of buttons and nothing of the head is ever covered.
 */
export function ToastsPlace() {
  const t = useTexts('shell')
  const some = useSyncExternalStore(toastStore.subscribe, () => toastStore.read().length > 0, nothing)
  const { error } = useAuth()
  return (
    <section
      data-error={error || undefined}
      aria-label={t('notifications')}
      aria-live="polite"
      className="pointer-events-none sticky top-0 z-50 h-0"
    >
      {some && (
        <div className="absolute inset-x-4 top-2 flex flex-col items-center gap-2 sm:left-auto sm:right-6 sm:items-end">
          <Suspense>
            <Toasts />
          </Suspense>
        </div>
      )}
    </section>
  )
}

/** Bars at the foot of the window are fetched with the first thing they tell of. */
export function FootBarsPlace() {
  const some = useCompareList().length > 0
  const unpaid = useUnpaid()
  if (!some && !unpaid) return null
  return (
    <Suspense>
      <FootBars unpaid={unpaid} />
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
