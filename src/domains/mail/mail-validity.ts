const UNITS = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const

/**
 * When what a mail says ends: templates that carry a code or a link name its life in minutes, hours or days. Null: it is of use however late
 * it arrives.
 */
export function endOf(params: Readonly<Record<string, unknown>>, at: Date): Date | null {
  for (const [unit, milliseconds] of Object.entries(UNITS)) {
    const count = params[unit]
    if (typeof count === 'number') return new Date(at.getTime() + count * milliseconds)
  }
  return null
}
