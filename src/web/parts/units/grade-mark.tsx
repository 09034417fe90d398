import type { UnitGrade } from '../../../domains/units/rules/rule.ts'
import { cx } from '../../ui/cx.ts'
import { gradeName } from '../product-card/state-badge.tsx'
import { gradeText } from './grade-words.ts'
import type { UnitWords } from './unit-words.ts'

/** A grade as one sees it from afar; what it is called stands below the letter. */
export function GradeMark({ grade, words, small }: { grade: UnitGrade | null; words: UnitWords; small?: boolean }) {
  const { shell, p } = words
  const letter = grade !== null && grade.length === 1
  return (
    <p
      className={cx(
        'flex shrink-0 flex-col items-center justify-center rounded-lg border px-4 text-center',
        small ? 'min-h-16 min-w-20 py-2' : 'min-h-28 min-w-32 py-4',
        grade === null ? 'border-line text-muted' : 'border-accent bg-accent-soft text-accent',
      )}
    >
      {letter && <span className={cx('font-bold leading-none', small ? 'text-2xl' : 'text-4xl')}>{grade}</span>}
      <span className={cx('font-semibold', letter && 'mt-1', small ? 'text-xs' : 'text-sm')}>
        {grade === null ? p('noGradeYet') : letter ? gradeName(shell, grade) : gradeText(grade, shell)}
      </span>
    </p>
  )
}
