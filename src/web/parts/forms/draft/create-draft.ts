import { createStore, type Store } from '../../../session/store.ts'
import type { FieldMessages } from '../field-messages.ts'
import { same } from './merge-drafts.ts'

export type DraftState<D> = {
  /** The form as the market keeps it; what differs in `draft` is unsaved. */
  base: D
  draft: D
  errors: FieldMessages
}

export type DraftStore<D, More> = Store<DraftState<D> & More> & {
  set: (part: Partial<DraftState<D> & More>) => void
  /** Changes the draft; messages at the changed fields go. */
  change: (part: Partial<D>) => void
}

/** What somebody edits, outside React: a save, an answer and a keystroke all find the newest state. `more`: what else the form knows. */
export function createDraft<D extends object, More extends object>(start: D, more: More): DraftStore<D, More> {
  const store = createStore<DraftState<D> & More>({ base: start, draft: start, errors: {}, ...more })
  const set = (part: Partial<DraftState<D> & More>) => store.write({ ...store.read(), ...part })
  return {
    ...store,
    set,
    change(part) {
      const { draft: before, errors } = store.read()
      const draft = { ...before, ...part }
      store.write({ ...store.read(), draft, errors: withoutChanged(errors, before, draft) })
    },
  }
}

export const isDirty = <D>({ base, draft }: Pick<DraftState<D>, 'base' | 'draft'>) => !same(base, draft)

/** Messages at fields that are as they were. Rows that moved take no message with them. */
function withoutChanged(errors: FieldMessages, before: object, after: object): FieldMessages {
  const known = Object.entries(errors)
  if (known.length === 0) return errors
  return Object.fromEntries(known.filter(([field]) => same(valueAt(before, field), valueAt(after, field))))
}

/** Drafts may be flat (`about.pl-PL` is a name) or deep. */
function valueAt(draft: object, field: string): unknown {
  if (field in draft) return (draft as Record<string, unknown>)[field]
  return field
    .split('.')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], draft)
}
