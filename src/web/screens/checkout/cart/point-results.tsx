import type { PickupPoint } from '../../../../domains/shipping/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PointSearch } from './pickup-points.ts'
import type { InView } from './point-map/point-map.tsx'
import { PointRow } from './point-row.tsx'

/** As many as the server answers at most, and as many of the map are listed. */
const FULL = 20
const CODE = /^(?=.*\d)[A-Z]{2,4}[A-Z0-9-]{2,12}$/i

type Props = {
  search: PointSearch
  /** What is typed; it may be a code itself. */
  text: string
  /** What the map shows, where the list follows it instead of the search. */
  inView: InView | null
  active: string | null
  onActive: (code: string | null) => void
  onPick: (code: string) => void
}

/** Points that were found or stand on the map, and the text itself when it may be a code. */
export function PointResults({ search, text, inView, active, onActive, onPick }: Props) {
  const t = useTexts('cart')
  const typed = text.trim().toUpperCase()
  if (!inView && search.state === 'idle') return null
  if (!inView && search.state === 'loading') return <Skeleton className="h-40" />
  const found = search.state === 'found' ? search.points : []
  const points: readonly PickupPoint[] = inView ? inView.points.slice(0, FULL) : found
  const offersCode = !inView && CODE.test(typed) && !points.some((point) => point.code === typed)
  const count = points.length
  const words = () => {
    if (inView) return viewWords(inView)
    if (search.state === 'failed') return t('pointFailed')
    if (typed === '') return count > 0 ? t('pointNearest') : t('pointNoneNear')
    if (count === 0) return t('pointNone', { text: text.trim() })
    return count < FULL ? t('pointCount', { count }) : t('pointMany', { count })
  }
  const viewWords = ({ points: all, isCrowded }: InView) => {
    if (all.length === 0) return t(isCrowded ? 'pointInViewMany' : 'pointInViewNone')
    return all.length > FULL || isCrowded ? t('pointInViewSome', { count }) : t('pointInView', { count })
  }
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-muted text-xs">
        {words()}
      </p>
      {count > 0 && (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
          {points.map((point) => (
            <PointRow
              key={point.code}
              point={point}
              isActive={point.code === active}
              onActive={onActive}
              onPick={onPick}
            />
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
