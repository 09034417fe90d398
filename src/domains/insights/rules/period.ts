const warsaw = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const DAY = 86_400_000

/** The day in Poland at a moment: `2026-03-29`. */
export function dayInWarsaw(at: Date): string {
  const parts = new Map(warsaw.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** Calendar days on: days of 23 or 25 hours are days, too. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)
}

/** Every day from the first to the last. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

/** The last so many days, today included, and as many before them. */
export function periodsOf(now: Date, days: number) {
  const to = dayInWarsaw(now)
  const from = addDays(to, 1 - days)
  return { present: { from, to }, before: { from: addDays(from, -days), to: addDays(from, -1) } }
}
