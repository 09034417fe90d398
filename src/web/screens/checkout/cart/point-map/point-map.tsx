import { type KeyboardEvent, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { PickupPoint } from '../../../../../domains/shipping/contract.ts'
import type { PointMethod } from '../../../../../domains/shipping/rules/methods.ts'
import { MapButtons } from '../../../../parts/place-map/map-buttons.tsx'
import { useDrag } from '../../../../parts/place-map/use-drag.ts'
import { useSize } from '../../../../parts/place-map/use-size.ts'
import { MAX_ZOOM, MIN_ZOOM, moved, toPosition, type View, viewOf, zoomed } from '../../../../parts/place-map/view.ts'
import { loadTexts } from '../../../../texts/load-browser.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { type Direction, type Mark, marksIn, nextMark } from './marks.ts'
import { PointMark } from './point-mark.tsx'
import { StreetsUnder } from './streets-under.tsx'
import { usePointTiles } from './use-point-tiles.ts'

const WHOLE_COUNTRY: View = { lat: 52.1, lng: 19.4, zoom: 5.4 }
const NOTHING = { points: [], clusters: [] }
/** Parts of the map by which an arrow moves it. */
const STEP = 0.25

/** What the map shows: its points by their distance from the middle, and whether there are more than can be told apart. */
export type InView = { points: readonly PickupPoint[]; isCrowded: boolean }

export type PointMapProps = {
  /** Of the market's map with streets: points of a town say nothing without them. */
  styleUrl: string
  /** There are no streets: the server or the browser's graphics fail. */
  onFailure: () => void
  method: PointMethod
  /** Only points that take money on delivery. */
  cash: boolean
  /** What the search found: it is brought into view. */
  found: readonly PickupPoint[]
  chosen: string | null
  active: string | null
  onActive: (code: string | null) => void
  onPick: (code: string) => void
  /** `byHand`: somebody moved it there. */
  onView: (inView: InView, byHand: boolean) => void
}

/** Points among their streets: moved, zoomed and chosen from by mouse, finger and keyboard. */
export default function PointMap(props: PointMapProps) {
  use(loadTexts(useLocale(), 'place'))
  return <LoadedMap {...props} />
}

function LoadedMap({
  styleUrl,
  onFailure,
  method,
  cash,
  found,
  chosen,
  active,
  onActive,
  onPick,
  onView,
}: PointMapProps) {
  const t = useTexts('place')
  const hint = useId()
  const { ref, size } = useSize()
  const [view, setView] = useState(WHOLE_COUNTRY)
  const byHand = useRef(false)
  const frame = useRef<HTMLDivElement>(null)
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const told = usePointTiles(view, size, { method, cash })
  const marks = useMemo(() => marksIn(told ?? NOTHING, found, view, size), [told, found, view, size])
  const show = (next: View) => {
    byHand.current = true
    setView(next)
  }
  useEffect(() => {
    const next = viewOf(found, size)
    if (!next) return
    byHand.current = false
    setView(next)
  }, [found, size])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the map shows changed, whoever is told of it
  useEffect(() => {
    if (told) onView(inViewOf(marks, size), byHand.current)
  }, [marks, told])
  const drag = useDrag({
    onMove: ({ x, y }) => show(moved(view, { x: -x, y: -y })),
    onClick: (event) => {
      const box = event.currentTarget.getBoundingClientRect()
      show({ ...toPosition(view, size, { x: event.clientX - box.left, y: event.clientY - box.top }), zoom: view.zoom })
    },
  })
  const pan = (direction: Direction) => show(moved(view, stepOf(direction, size)))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = marks.find(({ id }) => buttons.current.get(id) === event.target)
    if (event.key === '+' || event.key === '=') show(zoomed(view, 1))
    else if (event.key === '-') show(zoomed(view, -1))
    else if (event.key === 'Escape' && at) frame.current?.focus()
    else if (isDirection(event.key)) {
      const next = at && nextMark(marks, at, event.key)
      if (next) buttons.current.get(next.id)?.focus()
      else pan(event.key)
    } else return
    event.preventDefault()
  }
  const press = (mark: Mark, byKey: boolean) => {
    if (mark.kind === 'cluster') {
      show({ lat: mark.cluster.lat, lng: mark.cluster.lng, zoom: zoomed(view, 2).zoom })
      // The number is gone with what it stood for.
      frame.current?.focus()
    } else if (byKey) onPick(mark.id)
    else onActive(mark.id)
  }
  const next = marks.find(({ id }) => id === active) ?? marks.find(({ id }) => id === chosen) ?? marks[0]
  return (
    <div className="flex flex-col gap-1">
      <div className="relative overflow-hidden rounded-lg border border-line bg-surface">
        <div
          ref={(element) => {
            frame.current = element
            ref.current = element
          }}
          role="application"
          aria-label={t('points')}
          aria-describedby={hint}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is moved by keys
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...drag}
          className="isolate aspect-4/3 w-full cursor-grab touch-pan-y active:cursor-grabbing focus-visible:-outline-offset-2"
        >
          {marks.map((mark) => (
            <PointMark
              key={mark.id}
              ref={(element) => {
                if (element) buttons.current.set(mark.id, element)
                else buttons.current.delete(mark.id)
              }}
              mark={mark}
              size={size}
              isNext={mark.id === next?.id}
              isActive={mark.id === active}
              isChosen={mark.id === chosen}
              onFocus={() => onActive(mark.kind === 'point' ? mark.id : null)}
              onPress={(byKey) => press(mark, byKey)}
            />
          ))}
          {/* Last, so that the keyboard meets the points before the names of who drew the map. */}
          <StreetsUnder {...{ styleUrl, view, onFailure }} />
        </div>
        <MapButtons view={view} onView={show} farthest={MIN_ZOOM} nearest={MAX_ZOOM} center={undefined} />
      </div>
      <p id={hint} className="text-muted text-xs">
        {t('pointsHint')}
      </p>
    </div>
  )
}

const isDirection = (key: string): key is Direction => /^Arrow(Up|Down|Left|Right)$/.test(key)

function stepOf(direction: Direction, { width, height }: { width: number; height: number }) {
  const across = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0 }[direction]
  const down = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: 0, ArrowRight: 0 }[direction]
  return { x: across * width * STEP, y: down * height * STEP }
}

function inViewOf(marks: readonly Mark[], { width, height }: { width: number; height: number }): InView {
  const fromMiddle = ({ at: { x, y } }: Mark) => Math.hypot(x - width / 2, y - height / 2)
  const sorted = marks.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
  return {
    points: sorted.flatMap((mark) => (mark.kind === 'point' ? [mark.point] : [])),
    isCrowded: marks.some(({ kind }) => kind === 'cluster'),
  }
}
