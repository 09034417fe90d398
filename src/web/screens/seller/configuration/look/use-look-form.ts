import { useRef, useState } from 'react'
import { ApiProblem } from '../../../../api-problem.ts'
import { focusField } from '../../../../parts/forms/focus-field.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { type LookDraft, problemsOf } from '../draft.ts'
import { changedFields, mergeDrafts } from '../merge-drafts.ts'

type Saved = { revision: number }
type Options<V extends Saved, D extends LookDraft> = {
  loaded: V
  toDraft: (view: V) => D
  put: (draft: D, revision: number) => Promise<V>
  read: () => Promise<V>
  /** After each answer of the server. */
  onSaved?: (view: V) => void
}
type Conflict = 'none' | 'refused' | { both: readonly string[] }

/** A configuration while it is edited. What was typed stays, whatever others save meanwhile. */
export function useLookForm<V extends Saved, D extends LookDraft>({
  loaded,
  toDraft,
  put,
  read,
  onSaved,
}: Options<V, D>) {
  const t = useTexts('configuration')
  const locale = useLocale()
  const { busy, send } = useSending()
  const [view, setView] = useState(loaded)
  const [base, setBase] = useState(() => toDraft(loaded))
  const [draft, setDraft] = useState(base)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<Conflict>('none')
  // Answers arrive while somebody types.
  const now = useRef({ base, draft })
  now.current = { base, draft }

  const change = (part: Partial<D>) => {
    setDraft((known) => ({ ...known, ...part }))
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))))
  }
  /** Takes over what the server has now, without what is typed here. */
  const adopt = (next: V): readonly string[] => {
    const theirs = toDraft(next)
    const merged = mergeDrafts<D>(now.current.base, now.current.draft, theirs)
    setView(next)
    setBase(theirs)
    setDraft(merged.draft)
    onSaved?.(next)
    return merged.both
  }
  const refuse = (words: Readonly<Record<string, string>>) => {
    setErrors(words)
    notify('danger', t('checkFields'))
    const [first] = Object.keys(words)
    if (first) setTimeout(() => focusField(first))
  }
  const save = () =>
    send(async () => {
      const problems = Object.entries(problemsOf(draft))
      if (problems.length > 0) return refuse(Object.fromEntries(problems.map(([field, code]) => [field, t(code)])))
      try {
        const next = await put(draft, view.revision)
        now.current = { base: draft, draft: now.current.draft }
        adopt(next)
        setErrors({})
        setConflict('none')
        notify('good', t('saved'))
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'changed_meanwhile') return setConflict('refused')
        const wrong = error instanceof ApiProblem && error.status === 422 ? error.errors : []
        if (wrong.length > 0) {
          return refuse(Object.fromEntries(wrong.map(({ field, message }) => [field.replace(/^body\./, ''), message])))
        }
        // M01: that it was the configuration, and why.
        notify('danger', `${t('saveFailed')}. ${failureText(error, locale)}`)
      }
    })
  const loadNewest = () =>
    send(async () => {
      try {
        setConflict({ both: adopt(await read()) })
      } catch (error) {
        notify('danger', failureText(error, locale))
      }
    })
  /** A picture was changed: others may have saved something else before. */
  const pictureChanged = (next: V) => {
    const both = adopt(next)
    if (both.length > 0) setConflict({ both })
  }
  const isChanged = changedFields(base, draft).length > 0
  return { view, draft, change, errors, busy, isChanged, conflict, save, loadNewest, pictureChanged }
}

export type LookForm<V extends Saved, D extends LookDraft> = ReturnType<typeof useLookForm<V, D>>
