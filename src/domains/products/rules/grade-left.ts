import type { UnitGrade } from '../../units/rules/index.ts'
import type { ProductView } from '../contract.ts'

type Offer = Pick<ProductView, 'state' | 'grade'>

const OF_USED: readonly UnitGrade[] = ['A', 'B', 'C', 'D']
const OF_DAMAGED: readonly UnitGrade[] = ['repairable', 'forParts']

/** What is left of the grade of an offer whose worst unit has this one; undefined where goods of its state have no such grade. */
export function gradeLeft({ state, grade }: Offer, worst: UnitGrade): UnitGrade | undefined {
  const possible = state === 'damaged' ? OF_DAMAGED : state === 'used' && grade !== 'openBox' ? OF_USED : []
  return possible.find((one) => one === worst)
}
