import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePointSearch, type WantedPoint } from './pickup-points.ts'
import { PointRow } from './point-row.tsx'

/** As many as the server answers at most. */
const FULL = 20
const CODE = /^(?=.*\d)[A-Z]{2,4}[A-Z0-9-]{2,12}$/i

/** Points found for the typed text or near the buyer, and the text itself when it may be a code. */
export function PointResults({ wanted, onPick }: { wanted: WantedPoint; onPick: (code: string) => void }) {
  const t = useTexts('cart')
  const search = usePointSearch(wanted)
  const typed = wanted.text.trim().toUpperCase()
  if (search.state === 'idle') return null
  if (search.state === 'loading') return <Skeleton className="h-40" />
  const points = search.state === 'found' ? search.points : []
  const offersCode = CODE.test(typed) && !points.some((point) => point.code === typed)
  const count = points.length
  const found = () => {
    if (typed === '') return count > 0 ? t('pointNearest') : t('pointNoneNear')
    if (count === 0) return t('pointNone', { text: wanted.text.trim() })
    return count < FULL ? t('pointCount', { count }) : t('pointMany', { count })
  }
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-muted text-xs">
        {search.state === 'failed' ? t('pointFailed') : found()}
      </p>
      {count > 0 && (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
          {points.map((point) => (
            <PointRow key={point.code} point={point} onPick={onPick} />
          ))}
        </ul>
      )}
      {offersCode && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => onPick(typed)}>
          {t('pointUseCode', { code: typed })}
        </Button>
      )}
    </div>
  )
}
