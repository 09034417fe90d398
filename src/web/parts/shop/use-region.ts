import { useState } from 'react'
import { regionOrCountry } from '../place-map/plain-view.ts'
import type { Position, View } from '../place-map/view.ts'

/** What the map of a form shows: the region around the pin, where one is set; it goes to another when it is told. */
export function useRegion(pin: Position | null): [View, (view: View) => void, (around: Position) => void] {
  const [view, setView] = useState<View>(() => regionOrCountry(pin))
  return [view, setView, (around) => setView(regionOrCountry(around))]
}
