import type { StepResults } from '../../../../../domains/fulfilment/bulk/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'

type Props = { done: 'doneShip' | 'doneBegin'; results: StepResults['results']; onClose?: () => void }

/** What became of each order: how many it worked for, and of the others why not. */
export function StepOutcome({ done, results, onClose }: Props) {
  const t = useTexts('orderWork')
  const refused = results.filter(({ failure }) => failure !== null)
  const count = results.length - refused.length
  return (
    <Notice live tone={refused.length > 0 ? 'warning' : 'good'} className="mb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          {count > 0 && <p>{t(done, { count })}</p>}
          {refused.length > 0 && (
            <>
              <p className="font-medium">{t('refused', { count: refused.length })}</p>
              <ul className="mt-1">
                {refused.map(({ number, failure }) => (
                  <li key={number}>
                    <span className="numbers whitespace-nowrap font-medium">{number}</span> {failure?.words}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {onClose && (
          <Button size="sm" variant="quiet" className="touch-area -my-1" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </Notice>
  )
}
