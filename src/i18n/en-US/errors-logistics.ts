import type { logisticsErrors as master } from '../pl-PL/errors-logistics.ts'
import type { Same } from '../shape.ts'

export const logisticsErrors: Same<typeof master> = {
  commission_subject_missing: 'Choose a category, a company or both',
  commission_rule_not_found: 'This commission rule is no longer there',
}
