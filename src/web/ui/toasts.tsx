import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.tsx'
import { cx } from './cx.ts'
import { TOAST_MS, type Toast, toastStore } from './toast-store.ts'

const NONE: readonly Toast[] = []
const looks = { good: CircleCheck, danger: CircleAlert, info: Info }

/** The place of all notifications; stands once in the layout. */
export default function Toasts() {
  const t = useTexts('shell')
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE)
  return (
    <>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} closeLabel={t('dismiss')} />
      ))}
    </>
  )
}

function ToastView({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toastStore.dismiss(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  const Icon = looks[toast.tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing is a comfort; the close button is the control
    <div
      role={toast.tone === 'danger' ? 'alert' : undefined}
      data-tone={toast.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto flex w-full max-w-md animate-[rise_180ms_var(--ease-out)] items-center gap-3 rounded-lg py-2 pr-2 pl-4 text-sm shadow-raised',
        toast.tone === 'danger' ? 'bg-danger text-on-danger' : 'bg-ink text-paper',
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <p className="py-1.5 font-medium">{toast.text}</p>
        {toast.action && <ToastAction action={toast.action} done={() => toastStore.dismiss(toast.id)} />}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => toastStore.dismiss(toast.id)}
        className="inline-flex size-9 items-center justify-center rounded-md hover:opacity-70"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}

const actionLook = 'py-1.5 font-semibold underline underline-offset-4'

function ToastAction({ action, done }: { action: NonNullable<Toast['action']>; done: () => void }) {
  if ('to' in action) {
    return (
      <Link to={action.to} onClick={done} className={actionLook}>
        {action.label}
      </Link>
    )
  }
  const act = () => {
    action.run()
    done()
  }
  return (
    <button type="button" onClick={act} className={actionLook}>
      {action.label}
    </button>
  )
}
