import { readItem, writeItem } from '../../../../session/storage.ts'

const KEY = 'checkoutAttempt'

function randomKey(): string {
  // `randomUUID` is missing on plain http; this is not.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Idempotency-Key of an order: the same as long as the content is the same, also after a reload, so that an answer that got lost
 * never makes a second order.
 */
export function attemptKey(body: unknown): string {
  const content = JSON.stringify(body)
  const kept = readItem('sessionStorage', KEY)
  if (kept) {
    const [key, of] = [kept.slice(0, 32), kept.slice(33)]
    if (of === content) return key
  }
  const key = randomKey()
  writeItem('sessionStorage', KEY, `${key} ${content}`)
  return key
}

export function clearAttempt(): void {
  writeItem('sessionStorage', KEY, null)
}
