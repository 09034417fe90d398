import type { EventData, EventKind } from './event.ts'

type Told = { kind: EventKind; data: EventData[EventKind] }

/**
 * What stands at the end of a life. `warrantyUntil`: the last day of the longest promise; what came with a sale that was taken back does not count.
 * `wiped`: the certificate since which nobody had the thing who was not told of it.
 */
export function lifeOf(events: readonly Told[]): { warrantyUntil: string | null; wiped: EventData['wiped'] | null } {
  let before: string[] = []
  let ofSale: string[] = []
  let wiped: EventData['wiped'] | null = null
  for (const { kind, data } of events) {
    if (kind === 'sold') {
      before = [...before, ...ofSale]
      ofSale = []
    }
    if (kind === 'returned') ofSale = []
    if (kind === 'warranty' && 'until' in data) ofSale.push(data.until)
    // Who had it in between may have left data on it.
    if (kind === 'received' || kind === 'returned') wiped = null
    if (kind === 'wiped') wiped = data as EventData['wiped']
  }
  return { warrantyUntil: [...before, ...ofSale].sort().at(-1) ?? null, wiped }
}

/** The day so many months after another (`2026-01-31` and one month: `2026-02-28`). */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}
