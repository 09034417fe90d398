import { UNIT_GRADES } from '../../../domains/units/rules/rule.ts'
import type { Translate } from '../../texts/registry.ts'
import { gradeName } from '../product-card/state-badge.tsx'

/** The grades a unit may have, to choose one of them: the letter with its name. */
export const gradeOptions = (shell: Translate<'shell'>) =>
  UNIT_GRADES.map((value) => ({
    value,
    label: value.length === 1 ? `${value} · ${gradeName(shell, value)}` : gradeName(shell, value),
  }))
