import { useRef } from 'react'

/** A key for what is asked: the same again has the same key, anything else another one. */
export function useAttempt(): (asked: unknown) => string {
  const last = useRef({ text: '', key: '' })
  return (asked) => {
    const text = JSON.stringify(asked)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
