import { Marker, NavigationControl, Map as StreetMapOf, setWorkerUrl } from 'maplibre-gl'
import styleSheet from 'maplibre-gl/dist/maplibre-gl.css?url'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef } from 'react'
import { useStreetWords } from './street-words.ts'
import { type Position, rounded, streetCamera, type View } from './view.ts'

setWorkerUrl(workerUrl)

const FOUND_ZOOM = 13
/** The streets around a pin: the plain map beside it has shown the region. */
const NEAR_ZOOM = 14

type Props = {
  styleUrl: string
  view: View
  label: string
  pin: Position | null
  /** Given: the pin can be dragged, and a click places it. */
  onPlace?: ((position: Position) => void) | undefined
  onFailure: () => void
}

/** The map with streets, from the market's own tile server. Fetched only when somebody asks for it. */
export default function StreetMap({ styleUrl, view, label, pin, onPlace, onFailure }: Props) {
  const words = useStreetWords()
  const frame = useRef<HTMLElement>(null)
  const marker = useRef<Marker>(null)
  const place = useRef(onPlace)
  place.current = onPlace
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map lives as long as the frame; later pins are moved below
  useEffect(() => {
    if (!frame.current) return
    const map = new StreetMapOf({
      container: frame.current,
      style: styleUrl,
      ...(pin ? { center: pin, zoom: NEAR_ZOOM } : streetCamera(view)),
      cooperativeGestures: true,
      locale: words,
    })
    map.addControl(new NavigationControl({ showCompass: false }))
    // Before the first picture a failure means that the style or the graphics are not there.
    map.on('error', () => !map.loaded() && !map.isStyleLoaded() && onFailure())
    map.on('click', ({ lngLat }) => place.current?.(rounded(lngLat)))
    const own = new Marker({ draggable: onPlace !== undefined }).setLngLat(pin ?? view)
    if (pin) own.addTo(map)
    own.on('dragend', () => place.current?.(rounded(own.getLngLat())))
    marker.current = own
    mapOf.set(own, map)
    return () => map.remove()
  }, [styleUrl])
  useEffect(() => {
    const map = marker.current && mapOf.get(marker.current)
    if (!pin || !map) return
    marker.current?.setLngLat(pin).addTo(map)
    // Found by a search: the map goes there.
    if (!map.getBounds().contains(pin)) map.jumpTo({ center: pin, zoom: FOUND_ZOOM })
  }, [pin])
  return (
    <>
      {/* Only this map needs it: it comes with it, not with every page. */}
      <link rel="stylesheet" href={styleSheet} precedence="map" />
      <section
        ref={frame}
        aria-label={label}
        className="aspect-4/3 w-full overflow-hidden rounded-lg sm:aspect-16/10"
      />
    </>
  )
}

const mapOf = new WeakMap<Marker, StreetMapOf>()
