import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readProblem } from './draft.ts'

/** What could not be done with a form that was sent without scripts. */
export function ProblemNotice() {
  const t = useTexts('returnPages')
  const problem = readProblem(useSearchParams()[0])
  return (
    problem && (
      <Notice tone="danger" live className="mt-4 max-w-2xl">
        {t(`problem_${problem}`)}
      </Notice>
    )
  )
}
