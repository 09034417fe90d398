import { LocateFixed, Map as MapIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isLocker, type PointMethod } from '../../../../domains/shipping/rules/methods.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ChosenPoint } from './chosen-point.tsx'
import { PointSearchResults } from './point-search.tsx'
import { useNearMe } from './use-near-me.ts'
import { useStreets } from './use-streets.ts'

type Props = {
  method: PointMethod
  /** Code of the chosen point. */
  code: string | null
  /** It is paid there: only points that take money are offered. */
  cash: boolean
  onPick: (code: string) => void
}

/** Finds a carrier's point by town, post code, street or code, or near the buyer; a known code may simply be typed. */
export function PickupPointPicker({ method, code, cash, onPick }: Props) {
  const t = useTexts('cart')
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [isMapOpen, setMapOpen] = useState(false)
  const { near, state, locate } = useNearMe()
  // A town's points on a plane without streets would be no map: there the list with its distances is the way.
  const styleUrl = useStreets()
  const place = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  const isChosen = code !== null && !open
  // What was pressed is gone: the keyboard goes on where the buyer does, in the search or at the button that opens it again.
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    place.current?.querySelector<HTMLElement>(isChosen ? 'button' : 'input')?.focus()
  }, [isChosen])
  const change = (opens: boolean) => {
    moved.current = true
    setOpen(opens)
  }
  return (
    <div ref={place}>
      {isChosen ? (
        <ChosenPoint method={method} code={code} onChange={() => change(true)} />
      ) : (
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
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button
              variant="secondary"
              size="sm"
              busy={state === 'locating'}
              onClick={() => {
                setText('')
                locate()
              }}
            >
              {state !== 'locating' && <LocateFixed className="size-4" aria-hidden="true" />}
              {t('pointNearMe')}
            </Button>
            {styleUrl && (
              <Button variant="secondary" size="sm" aria-expanded={isMapOpen} onClick={() => setMapOpen(!isMapOpen)}>
                <MapIcon className="size-4" aria-hidden="true" />
                {t(isMapOpen ? 'pointHideMap' : 'pointShowMap')}
              </Button>
            )}
            <p role="status" className="text-muted text-xs">
              {state === 'locating' && t('pointLocating')}
              {state === 'failed' && t('pointNotLocated')}
            </p>
          </div>
          {cash && <p className="text-muted text-xs">{t('pointOnlyCash')}</p>}
          <PointSearchResults
            wanted={{ method, text, near, cash }}
            chosen={code}
            styleUrl={isMapOpen ? styleUrl : null}
            onPick={(picked) => {
              change(false)
              setText('')
              onPick(picked)
            }}
          />
        </div>
      )}
    </div>
  )
}
