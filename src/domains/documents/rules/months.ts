/** `2026-12` → `2027-01`. */
export function monthAfter(month: string): string {
  return shift(month, 1)
}

/** `2026-01` → `2025-12`. */
export function monthBefore(month: string): string {
  return shift(month, -1)
}

/** `2028-02` → `2028-02-29`. */
export function lastDayOf(month: string): string {
  const { year, index } = parts(month)
  return new Date(Date.UTC(year, index + 1, 0)).toISOString().slice(0, 10)
}

function parts(month: string): { year: number; index: number } {
  const [year = '', number = ''] = month.split('-')
  return { year: Number(year), index: Number(number) - 1 }
}

function shift(month: string, by: number): string {
  const { year, index } = parts(month)
  return new Date(Date.UTC(year, index + by, 1)).toISOString().slice(0, 7)
}
