import { GRADE_RULES_1 } from './grade-rules-1.ts'
import type { GradeRules } from './rule.ts'

/** A version that has been published is never changed: grades that were given by it keep their reasons. Another one gets a line here. */
const VERSIONS: ReadonlyMap<number, GradeRules> = new Map<number, GradeRules>([[1, GRADE_RULES_1]])

export const NEWEST_GRADE_RULES = 1

export function gradeRules(version: number): GradeRules {
  const rules = VERSIONS.get(version)
  if (!rules) throw new Error(`there is no version ${version} of the rules of grades`)
  return rules
}
