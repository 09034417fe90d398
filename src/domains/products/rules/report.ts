import type { FieldError } from '../../../values/failure.ts'
import type { LocalTextShape } from '../../../values/local-text.ts'
import type { CheckResult, ProductReport } from '../contract.ts'

/** A report as it is kept: points by their keys, so that their names may be mended. */
export type StoredReport = Omit<ProductReport, 'points'> & { points: { key: string; result: CheckResult }[] }
type Point = { key: string; names: LocalTextShape }

/** What is wrong with a report. `known`: keys of all lists of the trade; `today`: the market's day. */
export function checkReport(
  report: StoredReport,
  { known, today }: { known: ReadonlySet<string>; today: string },
): FieldError[] {
  const seen = new Set<string>()
  const points = report.points.flatMap(({ key }, index): FieldError[] => {
    const fits = known.has(key) && !seen.has(key)
    seen.add(key)
    return fits ? [] : [{ field: `report.points.${index}.key`, code: 'invalid' }]
  })
  return [...(report.day > today ? [{ field: 'report.day', code: 'day_in_future' }] : []), ...points]
}

/** The points that the category has: of another one's nothing is told. Null: nothing is left to tell. */
export function fitReport(report: StoredReport | null, points: readonly Point[]): StoredReport | null {
  const has = new Set(points.map(({ key }) => key))
  const kept = report?.points.filter(({ key }) => has.has(key)) ?? []
  return report && kept.length > 0 ? { ...report, points: kept } : null
}

/** A report as everybody reads it, point by point in the order of the list. */
export function reportInWords(report: StoredReport | null, points: readonly Point[]): ProductReport | null {
  const fitting = fitReport(report, points)
  if (!fitting) return null
  const results = new Map(fitting.points.map(({ key, result }) => [key, result]))
  return {
    ...fitting,
    points: points.flatMap(({ key, names }) => {
      const result = results.get(key)
      return result ? [{ name: names, result }] : []
    }),
  }
}

/** Somebody looked: a list on which nothing was checked is no check. */
export const wasChecked = (report: { points: readonly { result: CheckResult }[] } | null | undefined): boolean =>
  report?.points.some(({ result }) => result !== 'notChecked') ?? false
