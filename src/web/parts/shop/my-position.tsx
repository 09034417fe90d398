import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast-store.ts'
import { type Position, rounded } from '../place-map/view.ts'

type Props = {
  onFound: (position: Position) => void
  /** Refused, unknown or too slow. */
  onFailed: () => void
}

/** A12: the browser's own position, asked for only at a click. */
export function MyPosition({ onFound, onFailed }: Props) {
  const t = useTexts('myShops')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const ask = () => {
    setDone(false)
    if (!('geolocation' in navigator) || !navigator.geolocation) {
      notify('danger', t('geolocationUnsupported'))
      return
    }
    setBusy(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false)
        setDone(true)
        onFound(rounded({ lat: coords.latitude, lng: coords.longitude }))
      },
      () => {
        setBusy(false)
        notify('danger', t('geolocationFailed'))
        onFailed()
      },
      { enableHighAccuracy: false, timeout: 8000, maximumAge: 600_000 },
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" busy={busy} onClick={ask}>
        {!busy && <LocateFixed className="size-4" aria-hidden="true" />}
        {t('useMyPosition')}
      </Button>
      <p role="status" className="text-muted text-sm">
        {busy && t('locating')}
        {done && t('located')}
      </p>
    </div>
  )
}
