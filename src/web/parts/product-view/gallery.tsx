import { ImageOff, ZoomIn } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ShownProduct } from './shown-product.ts'

const Zoom = lazyPart(() => import('./zoom.tsx'), NotOpened)

/** It can be asked for again. */
function NotOpened({ onClose }: { onClose: () => void }) {
  useEffect(onClose)
  return null
}

/** Pictures side by side: swiped on a phone, chosen by thumbnail or arrow key, enlarged in a dialog. */
export function Gallery({ product: { images, state } }: { product: Pick<ShownProduct, 'images' | 'state'> }) {
  const t = useTexts('product')
  const [current, setCurrent] = useState(0)
  const strip = useRef<HTMLUListElement>(null)
  const [zoomed, setZoomed] = useState(false)
  const total = images.length
  const show = (index: number) => {
    const next = (index + total) % total
    setCurrent(next)
    const list = strip.current
    list?.scrollTo({ left: next * list.clientWidth, behavior: 'smooth' })
  }
  if (total === 0) {
    return (
      <p className="grid aspect-4/3 place-items-center content-center gap-2 rounded-lg bg-sunken text-muted text-sm">
        <ImageOff className="size-8" aria-hidden="true" />
        {t('noPictures')}
      </p>
    )
  }
  return (
    <section aria-label={t('gallery')}>
      <div className="relative overflow-hidden rounded-lg border border-line bg-picture">
        <ul
          ref={strip}
          onScroll={({ currentTarget: list }) => setCurrent(Math.round(list.scrollLeft / (list.clientWidth || 1)))}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <li key={image.key} className="relative w-full shrink-0 snap-center">
              <button
                type="button"
                aria-label={`${t('zoom')}: ${image.alt}`}
                onClick={() => setZoomed(true)}
                onKeyDown={(event) => {
                  if (event.key === 'ArrowRight') show(current + 1)
                  if (event.key === 'ArrowLeft') show(current - 1)
                }}
                tabIndex={index === current ? 0 : -1}
                className="block w-full cursor-zoom-in"
              >
                <Picture
                  imageKey={image.key}
                  alt={image.alt}
                  width={4}
                  height={3}
                  sizes="(min-width: 64rem) 46rem, 100vw"
                  priority={index === 0}
                  className="rounded-none"
                />
              </button>
              {image.illustration && (
                // Read out with the picture's own words.
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute top-3 left-3 rounded-md bg-surface px-2 py-1 font-medium text-ink text-xs"
                >
                  {t('illustration')}
                </span>
              )}
            </li>
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-surface p-2 text-ink"
        >
          <ZoomIn className="size-5" />
        </span>
      </div>
      {total > 1 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto p-1">
          {images.map((image, index) => (
            <li key={image.key} className="w-20 shrink-0">
              <button
                type="button"
                aria-label={t('pictureOf', { number: index + 1, total })}
                aria-current={index === current}
                onClick={() => show(index)}
                className={cx(
                  'block w-full overflow-hidden rounded-md border-2',
                  index === current ? 'border-accent' : 'border-line hover:border-ink',
                )}
              >
                <Picture imageKey={image.key} alt="" width={4} height={3} sizes="5rem" className="rounded-none" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* What is new looks like its picture; of anything else buyers have to know that this is not it. */}
      {state !== 'new' && images.every(({ illustration }) => illustration) && (
        <p className="mt-3 text-muted text-sm">{t('noOwnPhoto')}</p>
      )}
      {zoomed && (
        <Suspense>
          <Zoom {...{ images, current, show, t }} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </section>
  )
}
