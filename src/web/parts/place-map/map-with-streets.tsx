import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NotThere, OrElse } from './or-else.tsx'
import type { Position, View } from './view.ts'

const StreetMap = lazyPart(() => import('./street-map.tsx'), NotThere)

type Props = {
  /** Null: this market has no map with streets. */
  styleUrl: string | null
  view: View
  label: string
  pin: Position | null
  onPlace?: (position: Position) => void
  /** The plain map. */
  children: ReactNode
}

/** The plain map, and where the market offers one, the map with streets at a click: nobody's address is told to a server unasked. */
export function MapWithStreets({ styleUrl, children, ...map }: Props) {
  const t = useTexts('place')
  const [streets, setStreets] = useState(false)
  const [failed, setFailed] = useState(false)
  if (!styleUrl) return children
  const giveUp = () => {
    setFailed(true)
    setStreets(false)
  }
  const waiting = (
    <p className="grid aspect-4/3 place-items-center text-muted text-sm sm:aspect-16/10">{t('streetsLoading')}</p>
  )
  return (
    <div className="flex flex-col gap-2">
      {streets ? (
        <OrElse onFailure={giveUp}>
          <Suspense fallback={waiting}>
            <StreetMap {...map} styleUrl={styleUrl} onFailure={giveUp} />
          </Suspense>
        </OrElse>
      ) : (
        children
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setStreets(!streets)}>
          {t(streets ? 'plainMap' : 'streets')}
        </Button>
        <p role="status" className="text-muted text-sm">
          {failed && !streets && t('streetsFailed')}
        </p>
      </div>
    </div>
  )
}
