import { type ClipboardEvent, useEffect, useState } from 'react'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Position } from '../place-map/view.ts'

const MOST = { lat: 85, lng: 180 }
/** As maps copy a place: `52.22977, 21.01178`. */
const PAIR = /^\s*\(?(-?\d{1,3}\.\d+)[,;\s]\s*(-?\d{1,3}\.\d+)\)?\s*$/

type Props = { location: Position | null; onLocation: (location: Position) => void }
type Axis = keyof Position

/** The pin as numbers, for those who know them; with a comma or a point. */
export function CoordinateFields({ location, onLocation }: Props) {
  const t = useTexts('myShops')
  const locale = useLocale()
  const shown = (value: number | undefined) =>
    value === undefined ? '' : value.toLocaleString(locale, { maximumFractionDigits: 5, useGrouping: false })
  const [typed, setTyped] = useState({ lat: shown(location?.lat), lng: shown(location?.lng) })
  const { lat, lng } = location ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pin moved
  useEffect(() => {
    // What stands for the same number stays as it was typed.
    setTyped((known) => ({
      lat: read(known.lat, 'lat') === lat ? known.lat : shown(lat),
      lng: read(known.lng, 'lng') === lng ? known.lng : shown(lng),
    }))
  }, [lat, lng])
  const type = (axis: Axis, text: string) => {
    const next = { ...typed, [axis]: text }
    setTyped(next)
    const position = { lat: read(next.lat, 'lat'), lng: read(next.lng, 'lng') }
    if (position.lat !== undefined && position.lng !== undefined) onLocation({ lat: position.lat, lng: position.lng })
  }
  const paste = (event: ClipboardEvent) => {
    const [, first = '', second = ''] = PAIR.exec(event.clipboardData.getData('text')) ?? []
    const [lat, lng] = [read(first, 'lat'), read(second, 'lng')]
    if (lat === undefined || lng === undefined) return
    event.preventDefault()
    setTyped({ lat: shown(lat), lng: shown(lng) })
    onLocation({ lat, lng })
  }
  const wrong = (axis: Axis) => typed[axis].trim() !== '' && read(typed[axis], axis) === undefined
  return (
    <div className="grid max-w-md grid-cols-2 items-start gap-x-4 gap-y-1">
      {(['lat', 'lng'] as const).map((axis) => (
        <TextField
          key={axis}
          label={t(axis)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          onPaste={paste}
          error={wrong(axis) ? t('coordinateInvalid') : undefined}
          value={typed[axis]}
          onChange={({ target }) => type(axis, target.value)}
        />
      ))}
      <p className="col-span-2 text-muted text-sm">{t('coordinatesHelp')}</p>
    </div>
  )
}

/** Degrees with five decimals, a metre; undefined for what is no such number. */
function read(text: string, axis: Axis): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (!/^-?\d{1,3}(\.\d+)?$/.test(plain)) return undefined
  const value = Math.round(Number(plain) * 1e5) / 1e5
  return Math.abs(value) <= MOST[axis] ? value : undefined
}
