import { Map as StreetMapOf, setWorkerUrl } from 'maplibre-gl'
import styleSheet from 'maplibre-gl/dist/maplibre-gl.css?url'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useRef } from 'react'
import { useStreetWords } from '../../../../parts/place-map/street-words.ts'
import { streetCamera, type View } from '../../../../parts/place-map/view.ts'

setWorkerUrl(workerUrl)

type Props = { styleUrl: string; view: View; onFailure: () => void }

/** Streets under a map whose view, keys and marks are our own: a picture that follows, from the market's own tile server. */
export default function StreetLayer({ styleUrl, view, onFailure }: Props) {
  const words = useStreetWords()
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<StreetMapOf>(null)
  const fail = useRef(onFailure)
  fail.current = onFailure
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map lives as long as the frame; it follows the view below
  useEffect(() => {
    if (!frame.current) return
    const map = new StreetMapOf({
      container: frame.current,
      style: styleUrl,
      interactive: false,
      attributionControl: { compact: false },
      locale: words,
      ...streetCamera(view),
    })
    // Before the first picture a failure means that the style or the graphics are not there.
    map.on('error', () => !map.loaded() && !map.isStyleLoaded() && fail.current())
    layer.current = map
    return () => map.remove()
  }, [styleUrl])
  useEffect(() => {
    layer.current?.jumpTo(streetCamera(view))
  }, [view])
  return (
    <>
      {/* Only this map needs it: it comes with it, not with every page. */}
      <link rel="stylesheet" href={styleSheet} precedence="map" />
      <div className="absolute inset-0 -z-10">
        <div
          ref={frame}
          className="size-full"
          // Who drew the map is told in a link: pressed, it is followed, and no drag begins.
          onPointerDown={(event) =>
            event.target instanceof Element && event.target.closest('a') && event.stopPropagation()
          }
        />
      </div>
    </>
  )
}
