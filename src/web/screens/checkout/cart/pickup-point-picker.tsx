import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { isLocker, type PointMethod } from '../../../../domains/shipping/rules/methods.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePoint } from './pickup-points.ts'
import { PointResults } from './point-results.tsx'

type Props = {
  method: PointMethod
  /** Code of the chosen point. */
  code: string | null
  onPick: (code: string) => void
}

/** Finds a carrier's point by town, post code, street or code; a known code may simply be typed. */
export function PickupPointPicker({ method, code, onPick }: Props) {
  const t = useTexts('cart')
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const point = usePoint(method, code)
  if (code && !open) {
    return (
      <div className="flex items-start gap-3 text-sm">
        <MapPin className="mt-0.5 size-4.5 shrink-0 text-accent" aria-hidden="true" />
        <p className="min-w-0 flex-1">
          <span className="sr-only">{t('pointChosen')}: </span>
          <span className="font-medium">{point?.name ?? code}</span>
          <span className="block text-xs text-muted">
            {point ? `${point.street}, ` : ' '}
            <span className="whitespace-nowrap">{point && `${point.postalCode} ${point.city}`}</span>
          </span>
        </p>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {t('pointChange')}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={isLocker(method) ? t('pointTitleLocker') : t('pointTitle')}
        hint={t('pointSearchHint')}
        placeholder={t('pointSearch')}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PointResults
        method={method}
        text={text}
        onPick={(picked) => {
          setOpen(false)
          setText('')
          onPick(picked)
        }}
      />
    </div>
  )
}
