import type { pointsErrors as master } from '../pl-PL/errors-points.ts'
import type { Same } from '../shape.ts'

export const pointsErrors: Same<typeof master> = {
  points_listed: 'The points of this carrier come from its own list: no file is needed.',
  points_fewer: 'The file has {{count}} points, while {{before}} are open. Check whether the file is whole.',
  points_not_readable: 'This is no CSV file of points.',
  points_line_broken: 'Row {{line}}: a quote does not close or is out of place.',
  points_too_long: 'The file has too many rows (at most {{maximum}}).',
  points_columns_missing: 'Columns are missing: {{missing}}.',
  points_cell_wrong: 'Row {{line}}, column {{column}}: this value cannot be right.',
  points_code_twice: 'Row {{line}}: the code {{code}} is in row {{before}} already.',
  points_busy: 'Somebody has just loaded points of this carrier. Reload the page.',
}
