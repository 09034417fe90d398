import { useEffect } from 'react'
import { isDirty, type OfferStore } from './offer-store.ts'

const WAIT_MS = 2000

/** A draft saves itself two seconds after the last change, and when the connection is back. What is published changes only when somebody says so. */
export function useAutosave(store: OfferStore, save: () => Promise<boolean>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.read().form
    const saveDraft = () => {
      const now = store.read()
      if (savesItself(now) && isDirty(now)) void save()
    }
    const watch = () => {
      const state = store.read()
      if (state.form === last) return
      last = state.form
      clearTimeout(timer)
      timer = setTimeout(saveDraft, WAIT_MS)
    }
    const stop = store.subscribe(watch)
    addEventListener('online', saveDraft)
    return () => {
      stop()
      removeEventListener('online', saveDraft)
      clearTimeout(timer)
    }
  }, [store, save, enabled])
}

/** A draft, once it has what the market asks of every product: a title and a category. */
export function savesItself({ offer, form, newest }: ReturnType<OfferStore['read']>): boolean {
  if (newest || (offer && offer.status !== 'draft')) return false
  return form.title.trim() !== '' && form.categoryId !== null
}
