import { maskPersonal } from '../../values/mask-personal.ts'

export type DescribedError = { message: string; stack?: string; database?: string }

/** A PostgreSQL error, as `pg` throws it: `detail` and `where` carry the values of rows, and never leave. */
type DatabaseError = Error & { code: string; severity: string; table?: string; column?: string; constraint?: string }

/**
 * What the log says of an error: enough to find it, nothing of what people entered. The values that a database quotes in its
 * messages go, and whatever else looks like an address, a number or a token.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { message: maskPersonal(String(error)) }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const stack = maskPersonal(frames.join('\n'))
  if (!isDatabaseError(error)) return { message: maskPersonal(error.message), stack }
  const { code, table, column, constraint } = error
  const place = [table, column, constraint].filter(Boolean).join(' ')
  // Class 22: wrong data, which the message repeats.
  const message = code.startsWith('22') ? error.message.replace(/".*"|:.*$/s, '…') : error.message
  return { message: maskPersonal(message), stack, database: `${code} ${place}`.trim() }
}

/** The same as an error: for those who print or keep what they are thrown. */
export function harmlessError(error: unknown): Error {
  const { message, stack, database } = describeError(error)
  const harmless = new Error(database ? `${message} (${database})` : message)
  harmless.stack = `${harmless.name}: ${harmless.message}\n${stack ?? ''}`
  return harmless
}

function isDatabaseError(error: Error): error is DatabaseError {
  return 'severity' in error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))
}
