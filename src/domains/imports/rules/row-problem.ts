/** Something wrong with a row. `column`: from 0; null for the whole row. */
export type RowProblem = {
  column: number | null
  field: string | null
  value: string | null
  code: string
  params?: Record<string, string | number>
  severity: 'rejected' | 'warning'
}

const LONGEST_VALUE = 200

/** A problem with one cell; long cells are shown by their beginning. */
export function cellProblem(
  column: number | null,
  field: string,
  value: string | null,
  code: string,
  severity: RowProblem['severity'] = 'rejected',
  params?: RowProblem['params'],
): RowProblem {
  const shown = value && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value
  return { column, field, value: shown, code, severity, ...(params ? { params } : {}) }
}
