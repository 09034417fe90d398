import type { logisticsErrors as master } from '../pl-PL/errors-logistics.ts'
import type { Same } from '../shape.ts'

export const logisticsErrors: Same<typeof master> = {
  commission_subject_missing: 'Wählen Sie eine Kategorie, eine Firma oder beides',
  commission_rule_not_found: 'Diese Provisionsregel gibt es nicht mehr',
}
