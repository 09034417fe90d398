import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ApiProblem } from '../../../api-problem.ts'
import { failureText, showFailure } from '../../../show-failure.ts'
import { useLocale } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { type FieldMessages, fieldMessages } from '../field-messages.ts'
import { focusField } from '../focus-field.ts'
import { useSending } from '../use-sending.ts'
import { createDraft, isDirty } from './create-draft.ts'
import { type MergeRules, mergeDrafts } from './merge-drafts.ts'

/** `refused`: saving was, for somebody was faster; afterwards what both and what the others alone have changed. */
export type Conflict = 'none' | 'refused' | { both: readonly string[]; taken: readonly string[] }

type Options<V, D> = {
  /** What the page was loaded with. When a newer revision of it comes, that is merged in. */
  loaded: V
  revision?: (view: V) => number
  toDraft: (view: V) => D
  rules?: MergeRules<D>
  /** What the form itself finds wrong, in words, by field. */
  check?: (draft: D) => FieldMessages | Promise<FieldMessages>
  /** Sends it; undefined: the person gave up on the way. */
  send: (draft: D, view: V) => Promise<V | undefined>
  /** What others have saved meanwhile. */
  read?: () => Promise<V>
  onSaved?: (view: V) => void
  /** After each answer of the server. */
  onAnswer?: (view: V) => void
  /** Name of the control that stands for a field. */
  place?: (field: string) => string
  words?: {
    done?: string
    /** M01: before the reason why nothing was saved. */
    failed?: string
    /** Said besides the messages at fields. */
    wrong?: string
  }
}

/**
 * What the market keeps and somebody changes: what is unsaved, what is wrong and where, one save at a time. What was typed stays,
 * whatever others save meanwhile: both are merged field by field.
 */
export function useDraft<V, D extends object>(options: Options<V, D>) {
  const locale = useLocale()
  const { busy, send } = useSending()
  const latest = useRef(options)
  latest.current = options
  const { loaded, revision } = options
  const [store] = useState(() =>
    createDraft(options.toDraft(loaded), { view: loaded, conflict: 'none' as Conflict, seen: loaded }),
  )
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  const isChanged = useMemo(() => isDirty(state), [state])

  /** Takes over what the market keeps now, around what is typed here. `begun`: what was typed was begun on this. */
  const adopt = (view: V, begun = store.read().base) => {
    const theirs = latest.current.toDraft(view)
    const { draft, both, taken } = mergeDrafts({ base: begun, mine: store.read().draft, theirs }, latest.current.rules)
    store.set({ view, base: theirs, draft })
    latest.current.onAnswer?.(view)
    return { both, taken }
  }
  /** An answer to something else than saving, in which others may have changed fields of this form. */
  const show = (view: V) => {
    const conflict = adopt(view)
    if (conflict.both.length + conflict.taken.length > 0) store.set({ conflict })
  }
  const showLatest = useRef(show)
  showLatest.current = show
  useEffect(() => {
    const { view, seen } = store.read()
    if (loaded === seen) return
    store.set({ seen: loaded })
    if (!revision || revision(loaded) > revision(view)) showLatest.current(loaded)
  }, [loaded, revision, store])

  const refuse = (errors: FieldMessages) => {
    store.set({ errors })
    const [first] = Object.keys(errors)
    // What is wrong is on the page after the next rendering.
    if (first) setTimeout(() => focusField(latest.current.place?.(first) ?? first))
  }
  const fail = (error: unknown) => {
    const { words, read } = latest.current
    if (read && error instanceof ApiProblem && error.code === 'changed_meanwhile')
      return store.set({ conflict: 'refused' })
    const errors = fieldMessages(error)
    const isAtFields = Object.keys(errors).length > 0
    refuse(errors)
    if (isAtFields && words?.wrong) notify('danger', words.wrong)
    else if (words?.failed) notify('danger', `${words.failed}. ${failureText(error, locale)}`)
    else showFailure(error, locale)
  }
  const save = async () => {
    const { check, words, onSaved } = latest.current
    const { draft, view } = store.read()
    try {
      const wrong = (await check?.(draft)) ?? {}
      if (Object.keys(wrong).length > 0) {
        refuse(wrong)
        if (words?.wrong) notify('danger', words.wrong)
        return
      }
      const saved = await latest.current.send(draft, view)
      if (saved === undefined) return
      // What was typed while the answer was on its way stays.
      adopt(saved, draft)
      store.set({ errors: {}, conflict: 'none' })
      if (words?.done) notify('good', words.done)
      onSaved?.(saved)
    } catch (error) {
      fail(error)
    }
  }
  const loadNewest = async () => {
    const { read } = latest.current
    if (!read) return
    try {
      store.set({ conflict: adopt(await read()) })
    } catch (error) {
      showFailure(error, locale)
    }
  }
  return {
    ...state,
    busy,
    isChanged,
    change: store.change,
    /** Messages that another change has made untrue: `gone` names their fields. */
    mend: (gone: (field: string) => boolean) =>
      store.set({ errors: Object.fromEntries(Object.entries(store.read().errors).filter(([field]) => !gone(field))) }),
    save: () => send(save),
    loadNewest: () => send(loadNewest),
    show,
    undo() {
      const { base, conflict } = store.read()
      store.set({ draft: base, errors: {}, conflict: conflict === 'refused' ? conflict : 'none' })
    },
  }
}

export type Draft<V, D extends object> = ReturnType<typeof useDraft<V, D>>
