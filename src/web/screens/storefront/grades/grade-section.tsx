import { Link } from 'react-router'
import { EXAMPLES } from '../../../../domains/units/rules/examples.ts'
import type { Rule, UnitGrade } from '../../../../domains/units/rules/rule.ts'
import { must } from '../../../../values/must.ts'
import { gradeName, gradeText as meaning } from '../../../parts/product-card/state-badge.tsx'
import { gradeSentence, gradeText, ruleText, type Words } from '../../../parts/units/grade-words.ts'

type Props = { grade: UnitGrade; rules: readonly Rule[]; version: number; words: Words }

/** One grade: what it means, the rules that set it, and of each an example worked out as the page is rendered. */
export function GradeSection({ grade, rules, version, words }: Props) {
  const { t, shell } = words
  const letter = grade.length === 1 ? `${gradeText(grade, shell)} · ` : ''
  return (
    <section id={grade} aria-labelledby={`grade-${grade}`} className="mt-10 scroll-mt-6">
      <h2 id={`grade-${grade}`} className="text-xl">
        <Link to={`/catalog?grade=${grade}`} className="hover:underline">
          {letter}
          {gradeName(shell, grade)}
        </Link>
      </h2>
      <p className="mt-1 max-w-text text-muted">{meaning(shell, grade)}</p>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {rules.map((rule) => {
          const { facts } = must(
            EXAMPLES.find((example) => example.rule === rule.id),
            `an example of the rule ${rule.id}`,
          )
          return (
            <li key={rule.id} id={rule.id} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-2">
              <p className="font-medium">{ruleText(rule, words)}</p>
              <div className="border-accent border-l-2 pl-3 text-sm">
                <p className="text-muted">{t('example', { group: t(`group_${facts.group}`) })}</p>
                <p className="mt-0.5">{gradeSentence(facts, version, words)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
