import type { ProductCard as Card } from '../../../domains/search/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Lowest30Note, PriceLine } from '../../ui/price.tsx'
import { useShipsToday } from '../../use-root.ts'
import { PriceAside } from '../shown-prices.tsx'

/** Three rows of a card: the price, its small print, and how many there are and how soon they are sent. */
export function CardPrice({ card }: { card: Card }) {
  const t = useTexts('shell')
  const shipsToday = useShipsToday()
  return (
    <>
      <div className="mt-3">
        <PriceLine amount={card.price} currency={card.currency} lowest30={card.lastPrice} from={card.from} size="lg" />
      </div>
      <div>
        <Lowest30Note currency={card.currency} lowest30={card.lastPrice} />
        <PriceAside amount={card.price} currency={card.currency} vat={card.vat} />
      </div>
      <p className="numbers mt-1 text-muted text-xs">
        {card.quantity === 0
          ? t('soldOut')
          : card.quantity === 1
            ? t('lastPiece')
            : t('inStock', { count: card.quantity })}
        {/* Who is away ships nothing in so many days. */}
        {!card.holidayUntil && (
          <> · {card.deliveryDays === 0 ? shipsToday : t('shipsIn', { count: card.deliveryDays })}</>
        )}
      </p>
    </>
  )
}
