import { Link } from 'react-router'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { ScannedUnit } from './line-of-unit.ts'
import type { Answer } from './use-order-units.ts'

type Props = { answer: Answer | null; onLine: (versionId: number, unit: ScannedUnit) => void }

/** What became of the last scan: taken, refused and why, or a question. */
export function UnitAnswer({ answer, onLine }: Props) {
  const t = useTexts('bench')
  const search = useCompanySearch()
  return (
    <div aria-live="polite" className="mt-3 empty:hidden">
      {answer?.is === 'done' && <Notice tone="good">{answer.text}</Notice>}
      {answer?.is === 'refused' && <Notice tone="danger">{answer.text}</Notice>}
      {answer?.is === 'strange' && (
        <Notice tone="warning">
          <p className="wrap-anywhere">{answer.text}</p>
          <Link to={{ pathname: '/bench', search }} className="text-link inline-flex min-h-11 items-center">
            {t('toBench')}
          </Link>
        </Notice>
      )}
      {answer?.is === 'ask' && (
        <Notice title={t('whichLine', { name: answer.unit.name })}>
          <div className="mt-2 flex flex-wrap gap-2">
            {answer.lines.map((line) => (
              <Button
                key={line.versionId}
                size="sm"
                variant="secondary"
                onClick={() => onLine(line.versionId, answer.unit)}
              >
                {line.name}
              </Button>
            ))}
          </div>
        </Notice>
      )}
    </div>
  )
}
