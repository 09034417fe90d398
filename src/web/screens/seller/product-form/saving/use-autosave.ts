import { useEffect } from 'react'
import type { OfferTools } from '../offer-tools.ts'
import { isDirty, type OfferStore } from './offer-store.ts'

const WAIT_MS = 2000
const AGAIN_MS = 15_000

/**
 * On a field (or a group of controls) of which half means something else than the whole: 1 on the way to 12 pieces, a price, a code.
 * A draft is saved when it is left, never with what stands there while somebody types.
 */
export const WHEN_LEFT = { 'data-when-left': '' }
const within = (node: EventTarget | null) => (node instanceof Element ? node.closest('[data-when-left]') : null)

/**
 * A draft saves itself two seconds after the last change, when the connection is back, and again and again when nobody answered. What is
 * published changes only when somebody says so.
 */
export function useAutosave({ store, save, editable }: OfferTools): void {
  useEffect(() => {
    if (!editable) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.read()
    const saveDraft = () => {
      clearTimeout(timer)
      const now = store.read()
      if (savesItself(now) && isDirty(now)) void save()
    }
    const saveLater = () => {
      if (!within(document.activeElement)) saveDraft()
    }
    const watch = () => {
      const state = store.read()
      const typed = state.form !== last.form
      const unheard = state.phase === 'failed' && last.phase !== 'failed' && state.unanswered !== null
      last = state
      if (!typed && !unheard) return
      clearTimeout(timer)
      timer = setTimeout(saveLater, typed ? WAIT_MS : AGAIN_MS)
    }
    const left = ({ target, relatedTarget }: FocusEvent) => {
      const field = within(target)
      if (field && field !== within(relatedTarget)) saveDraft()
    }
    const stop = store.subscribe(watch)
    addEventListener('online', saveDraft)
    addEventListener('focusout', left)
    return () => {
      stop()
      removeEventListener('online', saveDraft)
      removeEventListener('focusout', left)
      clearTimeout(timer)
    }
  }, [store, save, editable])
}

/** A draft, once it has what the market asks of every product: a title and a category. */
export function savesItself({ offer, form, newest }: ReturnType<OfferStore['read']>): boolean {
  if (newest || (offer && offer.status !== 'draft')) return false
  return form.title.trim() !== '' && form.categoryId !== null
}
