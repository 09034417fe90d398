import { multistream, pino } from 'pino'

export type Log = ReturnType<typeof createLog>

/**
 * JSON lines on stdout. Secrets and what tells who people are never enter: requests are logged by method, endpoint, status and time
 * alone, errors as `describeError` tells them. `file` gets every line, whatever its level: tests read it.
 */
export function createLog(level: string, file?: string) {
  const options = {
    level: file ? 'trace' : level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['token', 'password', 'authorization', '*.token', '*.password', '*.authorization'],
  }
  if (!file) return pino(options)
  const all = { level: 'trace' as const, stream: pino.destination({ dest: file, sync: true, mkdir: true }) }
  return pino(
    options,
    multistream(level === 'silent' ? [all] : [{ level: level as 'info', stream: process.stdout }, all]),
  )
}
