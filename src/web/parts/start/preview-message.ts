import type { SiteView } from '../../../domains/site/contract.ts'
import type { StartBlock } from '../../../domains/site/start-page/contract.ts'

/** What the editor tells the start page in its frame: nothing of it is kept or sent anywhere. */
export type PreviewDraft = {
  /** Null: as they are saved. */
  blocks: readonly StartBlock[] | null
  /** Undefined: as the device has it. */
  scheme?: 'light' | 'dark' | undefined
  /** What is typed of the market's look. */
  site?: (Partial<SiteView> & Pick<SiteView, 'accent'>) | undefined
}

export const PREVIEW_PATH = '/admin/start-page/preview'
const READY = 'start-page.ready'
const DRAFT = 'start-page.draft'

type Message = { type?: unknown; draft?: PreviewDraft }

/** Only a window of the market itself is listened to, and only the one that is meant. */
const from = (event: MessageEvent, other: Window | null | undefined): Message | undefined =>
  event.origin === location.origin && event.source === other && typeof event.data === 'object'
    ? (event.data as Message)
    : undefined

/** In the frame: says that it is there, and hears each draft. Returns the end of listening. */
export function hearDrafts(take: (draft: PreviewDraft) => void): () => void {
  if (window.parent === window) return () => undefined
  const hear = (event: MessageEvent) => {
    const message = from(event, window.parent)
    if (message?.type === DRAFT && message.draft) take(message.draft)
  }
  addEventListener('message', hear)
  window.parent.postMessage({ type: READY }, location.origin)
  return () => removeEventListener('message', hear)
}

/** In the editor: `ready` is called whenever the page in the frame has begun anew. */
export function hearReady(frame: () => Window | null | undefined, ready: () => void): () => void {
  const hear = (event: MessageEvent) => {
    if (from(event, frame())?.type === READY) ready()
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}

export function sendDraft(frame: Window | null | undefined, draft: PreviewDraft): void {
  frame?.postMessage({ type: DRAFT, draft }, location.origin)
}
