import type { LiveFact, LiveKind } from '../../../platform/live/contract.ts'
import { createStore, useStore } from '../store.ts'

/** `news` grows with everything that is told, also where the number stays: what shows the kind asks again. */
export type LiveState = Readonly<Record<LiveKind, { unread: number; news: number }>>

const NOTHING: LiveState = { messages: { unread: 0, news: 0 }, notices: { unread: 0, news: 0 } }
const store = createStore<LiveState>(NOTHING)

/** What the person of this tab has unread, as far as it was told. */
export const liveFacts = {
  read: store.read,
  subscribe: store.subscribe,
  take({ kind, unread }: LiveFact): void {
    const before = store.read()
    store.write({ ...before, [kind]: { unread, news: before[kind].news + 1 } })
  },
  /** T01: nobody is there any more. */
  clear: (): void => store.write(NOTHING),
}

/** How much of a kind is unread, and a number that changes whenever something of it did. */
export function useUnread(kind: LiveKind): { unread: number; news: number } {
  return useStore(store, NOTHING)[kind]
}
