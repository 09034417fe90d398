import type { PointMethod } from '../../../../domains/shipping/rules/methods.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePointSearch } from './pickup-points.ts'

/** As many as the server answers at most. */
const FULL = 20
const CODE = /^(?=.*\d)[A-Z]{2,4}[A-Z0-9-]{2,12}$/i

/** Points found for the typed text, and the text itself when it may be a code. */
export function PointResults({
  method,
  text,
  onPick,
}: {
  method: PointMethod
  text: string
  onPick: (code: string) => void
}) {
  const t = useTexts('cart')
  const search = usePointSearch(method, text)
  const typed = text.trim().toUpperCase()
  if (search.state === 'idle') return null
  if (search.state === 'loading') return <Skeleton className="h-40" />
  const points = search.state === 'found' ? search.points : []
  const offersCode = CODE.test(typed) && !points.some((point) => point.code === typed)
  const count = points.length
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-xs text-muted">
        {search.state === 'failed' && t('pointFailed')}
        {search.state === 'found' && count === 0 && t('pointNone', { text: text.trim() })}
        {count > 0 && (count < FULL ? t('pointCount', { count }) : t('pointMany', { count }))}
      </p>
      {count > 0 && (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
          {points.map((point) => (
            <li key={point.code}>
              <button
                type="button"
                onClick={() => onPick(point.code)}
                aria-label={`${t('pointChooseOf', { name: point.name })}, ${point.street}, ${point.city}`}
                className="block w-full px-3 py-2 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <span className="font-medium">{point.name}</span>
                {!point.name.includes(point.code) && <span className="numbers text-muted"> · {point.code}</span>}
                <span className="block text-xs text-muted">
                  {point.street}, {point.postalCode} {point.city}
                </span>
              </button>
            </li>
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
