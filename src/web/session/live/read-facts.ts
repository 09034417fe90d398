import { LIVE_KINDS, type LiveFact } from '../../../platform/live/contract.ts'

/** Longest line that is waited for: a fact has far fewer characters. */
const LONGEST_LINE = 4000

/** Reads server-sent events piece by piece; `onSign` hears of every piece, as a heartbeat too says that the stream lives. */
export async function readFacts(
  body: ReadableStream<Uint8Array>,
  onFact: (fact: LiveFact) => void,
  onSign: () => void,
): Promise<void> {
  const reader = body.getReader()
  const text = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onSign()
    const lines = (rest + text.decode(value, { stream: true })).split('\n')
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE)
    for (const line of lines) {
      const fact = line.startsWith('data: ') ? toFact(line.slice(6)) : undefined
      if (fact) onFact(fact)
    }
  }
}

/** What a newer server says besides is passed over. */
function toFact(json: string): LiveFact | undefined {
  try {
    const { kind, unread } = JSON.parse(json)
    return LIVE_KINDS.includes(kind) && Number.isSafeInteger(unread) && unread >= 0 ? { kind, unread } : undefined
  } catch {
    return undefined
  }
}
