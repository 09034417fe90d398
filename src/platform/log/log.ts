import { pino } from 'pino'

export type Log = ReturnType<typeof createLog>

/** JSON lines on stdout. Secrets never enter: requests are logged by method, path, status and time alone. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['token', 'password', 'authorization', '*.token', '*.password', '*.authorization'],
  })
}
