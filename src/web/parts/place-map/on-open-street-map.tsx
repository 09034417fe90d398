import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import type { Position } from './view.ts'

/** A place among its streets, on a map of somebody else's: told where it leads, and asked only at a click. */
export function OnOpenStreetMap({ at: { lat, lng }, children }: { at: Position; children: ReactNode }) {
  const shell = useTexts('shell')
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 self-start text-link text-sm"
    >
      <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
      <span>
        {children} <span className="sr-only">({shell('newWindow')})</span>
      </span>
    </a>
  )
}
