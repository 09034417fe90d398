import { useEffect, useRef } from 'react'
import type { Store } from '../../../session/store.ts'

/**
 * On a field (or a group of controls) of which half means something else than the whole: 1 on the way to 12 pieces, a price, a code.
 * A draft is saved when it is left, never with what stands there while somebody types.
 */
export const WHEN_LEFT = { 'data-when-left': '' }
const within = (node: EventTarget | null) => (node instanceof Element ? node.closest('[data-when-left]') : null)

type Options<S> = {
  store: Store<S>
  enabled?: boolean
  /** After the last change. */
  waitMs: number
  /** Whether what stands there now is saved without somebody saying so. */
  due: (state: S) => boolean
  save: () => Promise<unknown>
  /** Nobody answered: once more, later. */
  again?: { afterMs: number; when: (now: S, before: S) => boolean }
  /** Also when the form goes away. */
  atEnd?: boolean
}

/** A draft saves itself a while after the last change, when the connection is back, and again when nobody answered. */
export function useAutosave<S extends { draft: object }>(options: Options<S>): void {
  const latest = useRef(options)
  latest.current = options
  const { store, enabled = true } = options
  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.read()
    const saveDraft = () => {
      clearTimeout(timer)
      const { due, save } = latest.current
      if (due(store.read())) void save()
    }
    const saveLater = () => {
      if (!within(document.activeElement)) saveDraft()
    }
    const watch = () => {
      const { waitMs, again } = latest.current
      const before = last
      last = store.read()
      const typed = last.draft !== before.draft
      if (!typed && !again?.when(last, before)) return
      clearTimeout(timer)
      timer = setTimeout(saveLater, typed ? waitMs : again?.afterMs)
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
      if (latest.current.atEnd) saveDraft()
    }
  }, [store, enabled])
}

/** Two saves of one draft never overlap: a second call waits and saves what is left. */
export function inTurn(save: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<unknown> = Promise.resolve()
  return () => {
    const next = running.then(save, save)
    running = next
    return next
  }
}
