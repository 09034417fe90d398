import { ENVIRONMENT_VARIABLES } from '../platform/config/config.ts'

const NEAR = 2
/** Short names are near to many things that have nothing to do with us. */
const SHORT = 5

/** Variables that nobody reads, whose name is nearly that of one: `DATABSE_URL` → `DATABASE_URL`. */
export function misspelt(names: readonly string[]): { name: string; meant: string }[] {
  return names
    .filter((name) => /^[A-Z0-9_]+$/i.test(name) && !ENVIRONMENT_VARIABLES.includes(name))
    .flatMap((name) => {
      const meant = ENVIRONMENT_VARIABLES.find((known) => {
        const bound = Math.min(name.length, known.length) < SHORT ? 1 : NEAR
        return Math.abs(known.length - name.length) <= bound && distance(name.toUpperCase(), known) <= bound
      })
      return meant ? [{ name, meant }] : []
    })
}

/** Letters added, left out, changed, or two neighbours swapped (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let j = 1; j <= b.length; j += 1) (rows[0] as number[])[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed)
      ;(rows[i] as number[])[j] = swapped ? Math.min(best, at(i - 2, j - 2) + 1) : best
    }
  }
  return at(a.length, b.length)
}
