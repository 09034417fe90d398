import type { Facts } from '../../../../../domains/units/rules/facts.ts'
import { gradeOf } from '../../../../../domains/units/rules/grade-of.ts'
import { NEWEST_GRADE_RULES } from '../../../../../domains/units/rules/grade-rules.ts'
import { GradeMark } from '../../../../parts/units/grade-mark.tsx'
import { missingText, reasonTexts } from '../../../../parts/units/grade-words.ts'
import { useUnitWords } from '../../../../parts/units/unit-words.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'

/** The grade that follows from what is typed so far, and why; worked out here by the rules that the market uses. Null: something can be no fact. */
export function LiveGrade({ facts }: { facts: Facts | null }) {
  const t = useTexts('bench')
  const words = useUnitWords()
  const graded = facts && gradeOf(facts, NEWEST_GRADE_RULES)
  return (
    <output aria-live="polite" className="flex items-start gap-4 rounded-lg border border-line bg-surface p-4">
      <GradeMark small grade={graded?.grade ?? null} words={words} />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold">{t('gradeNow')}</span>
        {facts === null || graded === null ? (
          <span className="block">{t('gradeWrong')}</span>
        ) : graded.grade === null ? (
          <span className="block">{missingText(graded.missing, facts.group, words)}</span>
        ) : (
          reasonTexts(graded.because, facts, NEWEST_GRADE_RULES, words).map((text) => (
            <span key={text} className="block first-letter:uppercase">
              {text}
            </span>
          ))
        )}
      </span>
    </output>
  )
}
