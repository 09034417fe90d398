import { useState } from 'react'
import { isPreset } from './avatar/presets.tsx'

/** The latest own picture seen while the page is open: whoever tries a drawing can go back to it. */
export function useOwnPicture(current: string): string | null {
  const [seen, setSeen] = useState<string | null>(null)
  if (!isPreset(current) && seen !== current) setSeen(current)
  return seen
}
