import { Suspense, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../../domains/search/contract.ts'
import { api } from '../../../browser-api.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const Grid = lazyPart(async () => ({
  default: (await import('../../../parts/product-card/product-card.tsx')).ProductGrid,
}))

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
      { rootMargin: '600px' },
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
      <Suspense fallback={<Skeleton className="h-96" />}>
        {cards ? <Grid cards={cards} /> : <Skeleton className="h-96" />}
      </Suspense>
    </section>
  )
}
