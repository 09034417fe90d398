import type { LiveFact } from '../../../platform/live/contract.ts'
import { readFacts } from './read-facts.ts'

/** How one attempt ended. `refused`: the token is not taken any more; `full`: not now; `silent`: nothing came through. */
export type Outcome = 'ended' | 'refused' | 'full' | 'silent'

/** Milliseconds without a sign of life, of which the server gives one every twenty seconds. */
const SILENCE = 50_000

type Ask = { token: string; once: boolean; signal: AbortSignal; onFact: (fact: LiveFact) => void }

/** Follows the stream until it ends, for whatever reason; throws nothing. */
export async function askLive({ token, once, signal, onFact }: Ask): Promise<Outcome> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), SILENCE)
  const onSign = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), SILENCE)
  }
  let told = false
  try {
    const answer = await fetch(once ? '/api/live?once=true' : '/api/live', {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silent.signal]),
    })
    if (answer.status === 401) return 'refused'
    if (!answer.ok || !answer.body) return 'full'
    await readFacts(
      answer.body,
      (fact) => {
        told = true
        onFact(fact)
      },
      onSign,
    )
    return told ? 'ended' : 'silent'
  } catch {
    return told ? 'ended' : 'silent'
  } finally {
    clearTimeout(timer)
  }
}
