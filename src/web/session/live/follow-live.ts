import { LIVE_KINDS, type LiveFact } from '../../../platform/live/contract.ts'
import { tokenRefused } from '../tabs.ts'
import { liveFacts } from './live-facts.ts'
import { askLive } from './live-source.ts'
import { FIRST_STEP, nextStep, type Step } from './next-step.ts'

/** Milliseconds of a wait that somebody may shorten by coming back. */
const LONG = 10_000

type Message = { userId: string } & ({ ask: true } | { fact: LiveFact })

/**
 * Keeps what this person has unread up to date until `stop`. Of the tabs of a browser one follows the stream and tells the others: a
 * browser opens few connections to one address. Where tabs cannot agree on one, each only asks now and then.
 */
export function followLive({ userId, token }: { userId: string; token: string }): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel('live')
  let leads = false
  const onFact = (fact: LiveFact) => {
    liveFacts.take(fact)
    channel.postMessage({ userId, fact } satisfies Message)
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.userId !== userId) return
    if ('fact' in data) liveFacts.take(data.fact)
    else if (leads) {
      const known = liveFacts.read()
      for (const kind of LIVE_KINDS) {
        if (known[kind].news > 0) channel.postMessage({ userId, fact: { kind, unread: known[kind].unread } })
      }
    }
  }
  const lead = async () => {
    leads = true
    await follow(token, signal, onFact)
  }
  channel.postMessage({ userId, ask: true } satisfies Message)
  // Without locks (a page without https) there is no knowing of other tabs.
  if (navigator.locks) void navigator.locks.request(`live:${userId}`, { signal }, lead).catch(() => undefined)
  else void lead()
  return () => {
    stopping.abort()
    channel.close()
    liveFacts.clear()
  }
}

async function follow(token: string, signal: AbortSignal, onFact: (fact: LiveFact) => void): Promise<void> {
  let step: Step | null = FIRST_STEP
  while (step) {
    await pause(step, signal)
    if (signal.aborted) return
    const began = Date.now()
    const outcome = await askLive({ token, once: step.once, signal, onFact })
    if (signal.aborted) return
    const attempt = { outcome, lasted: Date.now() - began, mayStream: Boolean(navigator.locks) }
    step = nextStep(step, attempt, Math.random())
  }
  tokenRefused(token)
}

/** Who does not look at the page is not asked for; who comes back, or whose network does, need not wait so long. */
function pause({ wait, once }: Step, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => (once && wait > 0 && document.hidden ? undefined : done()), wait)
    const back = () => wait > LONG && !document.hidden && done()
    function done() {
      clearTimeout(timer)
      globalThis.removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
      signal.removeEventListener('abort', done)
      resolve()
    }
    globalThis.addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    signal.addEventListener('abort', done)
  })
}
