import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { isDirty } from '../../../../parts/forms/draft/create-draft.ts'
import type { OfferTools } from '../offer-tools.ts'
import { savesItself } from './saves-itself.ts'

/**
 * Nobody loses what was typed by leaving: a draft is saved on the way out; for anything else, or when that fails, the person is asked.
 * `blocked`: the question stands.
 */
export function useLeave({ store, save, editable: enabled, begun }: OfferTools) {
  const blocker = useBlocker(
    // The address of a new product is no other page.
    ({ nextLocation }) => enabled && isDirty(store.read()) && nextLocation.state?.stays !== begun,
  )
  const latest = useRef(blocker)
  latest.current = blocker
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (!enabled) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty(store.read())) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [store, enabled])
  const { state } = blocker
  useEffect(() => {
    store.set({ leaving: state !== 'unblocked' })
    if (state !== 'blocked') return setAsking(false)
    if (!savesItself(store.read())) return setAsking(true)
    void save().then((saved) => {
      if (!saved) setAsking(true)
      else if (latest.current.state === 'blocked') latest.current.proceed()
    })
  }, [state, store, save])
  return { blocked: asking, stay: () => blocker.reset?.(), go: () => blocker.proceed?.() }
}
