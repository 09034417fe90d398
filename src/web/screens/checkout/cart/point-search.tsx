import { Suspense, useState } from 'react'
import type { PickupPoint } from '../../../../domains/shipping/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePointSearch, type WantedPoint } from './pickup-points.ts'
import { PointFacts } from './point-facts.tsx'
import type { InView } from './point-map/point-map.tsx'
import { PointResults } from './point-results.tsx'

/** Where the map cannot be fetched the list goes on without it. */
const PointMap = lazyPart(() => import('./point-map/point-map.tsx'), NoMap)
const NONE: readonly PickupPoint[] = []

type Props = {
  wanted: WantedPoint
  chosen: string | null
  /** Of the map with streets that is open beside the list; null: none is. */
  styleUrl: string | null
  onPick: (code: string) => void
}

/** Points as a list, and where somebody opened it, a map beside it: what is looked at in one stands out in both. */
export function PointSearchResults({ wanted, chosen, styleUrl, onPick }: Props) {
  const t = useTexts('cart')
  const { method, text, near, cash } = wanted
  const search = usePointSearch(wanted)
  const [isBroken, setBroken] = useState(false)
  // Closed and opened again, it is tried again.
  if (isBroken && styleUrl === null) setBroken(false)
  const asked = `${method} ${text} ${near} ${cash}`
  const [active, setActive] = useState<string | null>(null)
  const [shown, setShown] = useState<{ asked: string; inView: InView; byHand: boolean } | null>(null)
  // The list follows the map where nothing is looked for, or somebody moved the map since.
  const isMapOpen = styleUrl !== null && !isBroken
  const isOfMap = isMapOpen && shown?.asked === asked && (shown.byHand || search.state === 'idle')
  const found = search.state === 'found' ? search.points : NONE
  const inView = isOfMap ? shown.inView : null
  const looked = [...found, ...(shown?.inView.points ?? NONE)].find(({ code }) => code === active)
  const list = <PointResults {...{ search, text, inView, active, onPick }} onActive={setActive} />
  if (styleUrl === null) return list
  if (isBroken) {
    return (
      <>
        <div role="status">
          <NoMap />
        </div>
        {list}
      </>
    )
  }
  return (
    <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <Suspense fallback={<MapToCome />}>
        <div className="flex min-w-0 flex-col gap-2">
          <PointMap
            {...{ styleUrl, method, cash, found, chosen, active, onPick }}
            onFailure={() => setBroken(true)}
            onActive={setActive}
            onView={(next, byHand) => setShown({ asked, inView: next, byHand })}
          />
          {looked && (
            <div className="flex flex-col gap-3 rounded-md border border-edge p-3 text-sm">
              <p className="flex items-baseline gap-3">
                <PointFacts point={looked} />
              </p>
              <Button size="sm" className="self-start" onClick={() => onPick(looked.code)}>
                {t('pointChoose')}
              </Button>
            </div>
          )}
        </div>
      </Suspense>
      {list}
    </div>
  )
}

function MapToCome() {
  return (
    <div role="status">
      <span className="sr-only">{useTexts('cart')('pointMapLoading')}</span>
      <Skeleton className="aspect-4/3" />
    </div>
  )
}

function NoMap() {
  return <p className="text-muted text-sm">{useTexts('cart')('pointMapFailed')}</p>
}
