import { UNIT_GRADES, type UnitGrade } from './rule.ts'

type OfferGrade = UnitGrade | 'openBox' | null

/** What an offer promises as a grade of units: new goods, opened or not, are as good as any. Null: it promises nothing yet. */
function promised(state: 'new' | 'used' | 'damaged', grade: OfferGrade): UnitGrade | null {
  return state === 'new' || grade === 'openBox' ? 'A' : grade
}

/** Whether an offer promises more than what is known of its worst unit. */
export function promisesMore(
  offer: { state: 'new' | 'used' | 'damaged'; grade: OfferGrade },
  worst: UnitGrade,
): boolean {
  const grade = promised(offer.state, offer.grade)
  return grade !== null && UNIT_GRADES.indexOf(grade) < UNIT_GRADES.indexOf(worst)
}
