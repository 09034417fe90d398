import { fitReport, type StoredReport } from '../../products/rules/index.ts'
import type { DraftFields, SyncProblem } from '../contract.ts'
import { sameValue } from './same-value.ts'

export type PointsOf = (categoryId: number) => Parameters<typeof fitReport>[1]

/** What is kept of a report that a draft brings, and that some of its points are not of the category. Undefined: as it was. */
export function reportOf(
  { report }: DraftFields,
  points: ReturnType<PointsOf>,
  before: StoredReport | null,
): { report: StoredReport | null | undefined; problems: Omit<SyncProblem, 'ref'>[] } {
  if (!report) return { report: undefined, problems: [] }
  const fitting = fitReport(inOrder(report, points), points)
  const isWhole = fitting?.points.length === report.points.length
  const isSame = sameValue(fitting, before && inOrder(before, points))
  return {
    // Nothing that is left takes no report away.
    report: fitting && !isSame ? fitting : undefined,
    problems: isWhole ? [] : [{ field: 'reportWorks', code: 'check_point_elsewhere', severity: 'warning' }],
  }
}

/** Points as the list of the category has them, whatever order they came in. */
function inOrder(report: StoredReport, points: ReturnType<PointsOf>): StoredReport {
  const place = new Map(points.map(({ key }, index) => [key, index]))
  const at = ({ key }: { key: string }) => place.get(key) ?? points.length
  return { ...report, points: report.points.toSorted((a, b) => at(a) - at(b)) }
}
