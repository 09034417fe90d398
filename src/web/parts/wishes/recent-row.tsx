import { use, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '../../../domains/search/contract.ts'
import { titleIn } from '../../../values/titled.ts'
import { api } from '../../browser-api.ts'
import { recentlySeen, useRecentlySeen } from '../../session/recently-seen.ts'
import { loadTexts } from '../../texts/load-browser.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What was looked at before, kept in this browser alone; nothing where there is nothing. */
export function RecentRow({ seen }: { seen?: number }) {
  const locale = useLocale()
  use(loadTexts(locale, 'hearts'))
  const t = useTexts('hearts')
  const ids = useRecentlySeen().filter((id) => id !== seen)
  const asked = ids.join(',')
  const [cards, setCards] = useState<readonly ProductCard[]>([])
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (seen === undefined) recentlySeen.restore()
    else recentlySeen.add(seen)
  }, [seen])
  useEffect(() => {
    const asking = new AbortController()
    if (asked === '') setCards([])
    else {
      api('GET /api/cards', { query: { ids: asked }, signal: asking.signal }).then(
        ({ items }) => {
          setCards(items)
          setMissing(items.length === 0)
        },
        // A row that does not come is missed by nobody.
        () => !asking.signal.aborted && setMissing(true),
      )
    }
    return () => asking.abort()
  }, [asked])
  if (asked === '' || missing) return null
  // The room of the row is kept: what stands below does not move when it comes.
  if (cards.length === 0) return <Skeleton className="h-72" />
  return (
    <section aria-labelledby="recently-seen" className="min-h-72">
      <div className="flex flex-wrap items-baseline justify-between gap-3 pb-3">
        <h2 id="recently-seen" className="text-xl">
          {t('recentlySeen')}
        </h2>
        <Button variant="quiet" size="sm" onClick={recentlySeen.clear}>
          {t('recentlySeenClear')}
        </Button>
      </div>
      <ul className="flex h-60 snap-x gap-3 overflow-x-auto pb-2">
        {cards.map((card) => (
          <li key={card.id} className="relative w-40 shrink-0 snap-start border border-line bg-surface p-3">
            <Picture imageKey={card.image?.key} alt="" sizes="10rem" />
            <p className="mt-2 line-clamp-2 text-sm">
              <Link to={`/products/${card.id}`} className="after:absolute after:inset-0 hover:underline">
                {titleIn(card, locale)}
              </Link>
            </p>
            <div className="mt-1">
              <Price
                amount={card.price}
                currency={card.currency}
                lowest30={card.lastPrice}
                from={card.from}
                size="sm"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
