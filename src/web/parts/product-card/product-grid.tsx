import { useEffect } from 'react'
import type { ProductCard as Card } from '../../../domains/search/contract.ts'
import { fetchScreen } from '../../boot/all-routes.ts'
import { cx } from '../../ui/cx.ts'
import { whenIdle } from '../../when-idle.ts'
import { ProductCard, ROWS } from './product-card.tsx'

/** Cards between hairlines. `priority`: how many pictures are fetched first. */
export function ProductGrid({ cards, priority = 0 }: { cards: readonly Card[]; priority?: number }) {
  // One of them is gone to next, mostly.
  useEffect(() => whenIdle(() => fetchScreen('product')), [])
  return (
    <ul className="grid grid-cols-2 border-line border-t border-l md:grid-cols-3 xl:grid-cols-4">
      {cards.map((card, index) => (
        <li key={card.id} className={cx(ROWS, 'border-line border-r border-b')}>
          <ProductCard card={card} priority={index < priority} />
        </li>
      ))}
    </ul>
  )
}
