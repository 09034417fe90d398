import type { OwnUnit } from '../../../domains/units/contract.ts'

/** The words to a grade that was given by hand. */
export const reasonOf = ({ events, gradeByHand }: Pick<OwnUnit, 'events' | 'gradeByHand'>): string | null =>
  gradeByHand ? (events.findLast(({ kind }) => kind === 'graded')?.note ?? null) : null
