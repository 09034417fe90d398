import { Suspense, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../../domains/search/contract.ts'
import { api } from '../../../browser-api.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const Grid = lazyPart(async () => ({
  default: (await import('../../../parts/product-card/product-grid.tsx')).ProductGrid,
}))

/** As high as the cards that come: what stands below does not jump. */
const WAITING = <Skeleton className="h-[116rem] md:h-[92rem] xl:h-[61rem]" />

/** Asked for only when one scrolls near: most visits never get here, and the page is sent sooner. */
export function Similar({ productId }: { productId: number }) {
  const t = useTexts('product')
  const place = useRef<HTMLElement>(null)
  const [cards, setCards] = useState<readonly ProductCard[]>()
  useEffect(() => {
    navigator.sendBeacon(`/api/products/${productId}/view`)
    const stop = new AbortController()
    const load = () =>
      api('GET /api/products/{id}/similar', { params: { id: productId }, signal: stop.signal }).then(
        ({ items }) => setCards(items),
        () => {
          if (!stop.signal.aborted) setCards([])
        },
      )
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        load()
      },
      { rootMargin: '1200px' },
    )
    if (place.current) watch.observe(place.current)
    return () => {
      watch.disconnect()
      stop.abort()
    }
  }, [productId])
  if (cards?.length === 0) return null
  return (
    <section ref={place} aria-labelledby="similar" aria-busy={!cards} className="mt-12">
      <h2 id="similar" className="pb-4 text-xl">
        {t('similar')}
      </h2>
      <Suspense fallback={WAITING}>{cards ? <Grid cards={cards} /> : WAITING}</Suspense>
    </section>
  )
}
