import { type Draft, useDraft } from '../../../../parts/forms/draft/use-draft.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { type LookDraft, problemsOf } from '../draft.ts'

type Saved = { revision: number }
type Options<V extends Saved, D extends LookDraft> = {
  loaded: V
  toDraft: (view: V) => D
  put: (draft: D, revision: number) => Promise<V>
  read: () => Promise<V>
  /** After each answer of the server. */
  onAnswer?: (view: V) => void
}

/** A configuration while it is edited. */
export function useLookForm<V extends Saved, D extends LookDraft>({ put, ...options }: Options<V, D>): Draft<V, D> {
  const t = useTexts('configuration')
  return useDraft({
    ...options,
    revision: ({ revision }) => revision,
    check: (draft) => Object.fromEntries(Object.entries(problemsOf(draft)).map(([field, code]) => [field, t(code)])),
    send: (draft, { revision }) => put(draft, revision),
    words: { done: t('saved'), wrong: t('checkFields'), failed: t('saveFailed') },
  })
}
