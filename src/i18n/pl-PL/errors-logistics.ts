/** Failures around logistics. */
export const logisticsErrors = {
  commission_subject_missing: 'Wybierz kategorię, firmę albo obie',
  commission_rule_not_found: 'Tej reguły prowizji już nie ma',
} as const
