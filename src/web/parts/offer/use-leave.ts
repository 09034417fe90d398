import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { isDirty, type OfferStore } from './offer-store.ts'
import { savesItself } from './use-autosave.ts'

/**
 * Nobody loses what was typed by leaving: a draft is saved on the way out, for anything else the person is asked. `blocked`: the question
 * stands.
 */
export function useLeave(store: OfferStore, save: () => Promise<boolean>, enabled: boolean) {
  const blocker = useBlocker(() => enabled && isDirty(store.read()))
  useEffect(() => {
    if (!enabled) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty(store.read())) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [store, enabled])
  const { state } = blocker
  const draft = state === 'blocked' && savesItself(store.read())
  useEffect(() => {
    if (!draft || blocker.state !== 'blocked') return
    void save().then((saved) => {
      if (saved) blocker.proceed()
    })
  }, [draft, blocker, save])
  return {
    blocked: state === 'blocked' && (!draft || store.read().phase === 'failed'),
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  }
}
