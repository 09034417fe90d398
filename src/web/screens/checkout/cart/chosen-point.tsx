import { MapPin } from 'lucide-react'
import type { PointMethod } from '../../../../domains/shipping/rules/methods.ts'
import { OnOpenStreetMap } from '../../../parts/place-map/on-open-street-map.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { type ShownPoint, usePoint } from './pickup-points.ts'

/** The point that was chosen, with when it is open and how it is found; or that it is offered no more. */
export function ChosenPoint({ method, code, onChange }: { method: PointMethod; code: string; onChange: () => void }) {
  const t = useTexts('cart')
  const point = usePoint(method, code)
  return (
    <div className="flex items-start gap-3 text-sm">
      <MapPin className="mt-0.5 size-4.5 shrink-0 text-accent" aria-hidden="true" />
      <div className="min-w-0 flex-1 break-words">
        <p>
          <span className="sr-only">{t('pointChosen')}: </span>
          <PointAddress code={code} point={point} />
        </p>
        {point && <OnOpenStreetMap at={point}>{t('pointOutside')}</OnOpenStreetMap>}
      </div>
      <Button variant="secondary" size="sm" onClick={onChange}>
        {t('pointChange')}
      </Button>
    </div>
  )
}

/** Null: nobody is offered it any more; undefined: not known yet. */
export function PointAddress({ code, point }: { code: string; point: ShownPoint | null | undefined }) {
  const t = useTexts('cart')
  return (
    <>
      <span className="font-medium">{point?.name ?? code}</span>
      {point && (
        <span className="block text-muted text-xs">
          {point.street},{' '}
          <span className="whitespace-nowrap">
            {point.postalCode} {point.city}
          </span>
          {point.hours && <span className="block">{t('pointHours', { hours: point.hours })}</span>}
          {point.hint && <span className="block">{point.hint}</span>}
        </span>
      )}
      {point === null && <span className="block text-danger text-xs">{t('pointGone')}</span>}
    </>
  )
}
