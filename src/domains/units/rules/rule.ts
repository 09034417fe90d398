import type { FactName, Group, LockName, Seen, TestName } from './facts.ts'

/** From the best to the worst. */
export const UNIT_GRADES = ['A', 'B', 'C', 'D', 'repairable', 'forParts'] as const
export type UnitGrade = (typeof UNIT_GRADES)[number]

/** `core`: without it the thing is of no use; `side`: all other tests. */
export type When =
  | { of: 'always' }
  | { of: 'marks'; on: 'screen' | 'body'; seen: Exclude<Seen, 'none'> }
  | { of: 'battery'; below: number }
  | { of: 'counter'; over: { readonly [Name in Group]?: number } }
  | { of: 'tests'; which: 'power' | 'core' | 'side'; are: 'failed' | 'notTested' }
  | { of: 'lock'; lock: LockName }
  | { of: 'wiped'; how: 'destroy' }
  | { of: 'parts'; are: 'other' }
/** Where it holds, the grade is no better than `atMost`. */
export type Rule = { readonly id: string; readonly atMost: UnitGrade; readonly when: Readonly<When> }
/** `needs`: what has to be known for A to D; `side`: what is tested besides, the better grade for it. */
export type Needs = { readonly needs: readonly FactName[]; readonly side: readonly TestName[] }
export type GradeRules = {
  /** The day since when it holds. */
  readonly since: string
  readonly rules: readonly Rule[]
  readonly groups: Readonly<Record<Group, Needs>>
}
