import { isDiskFull } from '../files/disk-space.ts'

/**
 * Why the database did not do what it was asked, where neither the asker nor the program is to blame: `gone`, there is no connection
 * (restart, failover, network); `busy`, it took too long or others were in the way; `full`, it has no room. All may be tried again.
 */
export type Trouble = 'gone' | 'busy' | 'full'

const BY_CODE: Record<string, Trouble> = {
  // Deadlock, serialization, lock not available, statement cancelled for its time; idle and transaction time-outs.
  '40P01': 'busy',
  '40001': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '25P03': 'gone',
  '25P04': 'busy',
  '53300': 'busy',
  '53200': 'busy',
  // Shut down, crashed, starting; a server that became a standby.
  '57P01': 'gone',
  '57P02': 'gone',
  '57P03': 'gone',
  '57P05': 'gone',
  '25006': 'gone',
  ECONNREFUSED: 'gone',
  ECONNRESET: 'gone',
  EPIPE: 'gone',
  ETIMEDOUT: 'gone',
  EHOSTUNREACH: 'gone',
}

/** Of `pg` and its pool, which give these no code. */
const BY_WORDS: readonly [RegExp, Trouble][] = [
  [/^timeout exceeded when trying to connect/, 'busy'],
  [/^Connection terminated|^Connection ended|is not queryable|^Client was closed/, 'gone'],
]

/** A socket that is not there is a server that is not there; of other files the same code tells something else. */
const SOCKET = /^connect (ENOENT|EACCES|EAGAIN|ENOTFOUND)|^getaddrinfo/

/** Looks through the causes, too: libraries wrap what they were thrown. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (isDiskFull(error)) return 'full'
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code = '', message } = at as NodeJS.ErrnoException
    const known = BY_CODE[code] ?? (/^08/.test(code) || SOCKET.test(message) ? 'gone' : undefined)
    const found = known ?? BY_WORDS.find(([words]) => words.test(message))?.[1]
    if (found) return found
  }
  return undefined
}

/** Whether the same transaction, run again, may well succeed: others were in its way and it was undone whole. */
export function mayTryAgain(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === '40P01' || code === '40001'
}
