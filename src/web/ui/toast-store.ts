/** Notifications stay five seconds (M01). */
export const TOAST_MS = 5000

export type Toast = {
  id: number
  tone: 'good' | 'danger' | 'info'
  text: string
  /** Goes somewhere, or does something at once (undo). */
  action?: { label: string; to: string } | { label: string; run: () => void }
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const hearers = new Set<(toast: Toast) => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export const toastStore = {
  read: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Called with each notification, also with one whose text stands there already. */
  onTold(hear: (toast: Toast) => void) {
    hearers.add(hear)
    return () => hearers.delete(hear)
  },
  dismiss(id: number) {
    set(toasts.filter((toast) => toast.id !== id))
  },
}

/** Shows a notification: `notify('good', t('addedToCart'), { label, to })`. The same text is not piled up. */
export function notify(tone: Toast['tone'], text: string, action?: Toast['action']): void {
  lastId += 1
  const told: Toast = { id: lastId, tone, text, ...(action && { action }) }
  set([...toasts.filter((toast) => toast.text !== text).slice(-2), told])
  for (const hear of hearers) hear(told)
}
