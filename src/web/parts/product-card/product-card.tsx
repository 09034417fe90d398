import { Link } from 'react-router'
import type { ProductCard as Card } from '../../../domains/search/contract.ts'
import { titleIn } from '../../../values/titled.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../../ui/picture.tsx'
import { HeartPlace } from '../wishes/places.tsx'
import { CardAbout } from './card-about.tsx'
import { CardButtons } from './card-action.tsx'
import { CardPrice } from './card-price.tsx'
import { ProductName } from './product-name.tsx'
import { productPath } from './product-path.ts'
import { StateBadge } from './state-badge.tsx'

/** As wide as a picture is in its card, without the page's and the card's edges: a phone fetches half as much as for a little more. */
const SIZES = '(min-width: 80rem) 18rem, (min-width: 48rem) calc(33vw - 3rem), calc(50vw - 2.5rem)'

/** Rows of a card: picture, name, facts, price, its small print, stock, buttons. Neighbours share them, so that like stands beside like. */
export const ROWS = 'row-span-7 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0'
/** With a row below the card; without rows around it a card falls into one. */
export const ROWS_AND_NOTES = 'row-span-8 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0'

/** A product in a list: plain elements, cheap to draw fifty times. */
export function ProductCard({ card: told, priority }: { card: Card; priority?: boolean }) {
  const t = useTexts('shell')
  const card = { ...told, title: titleIn(told, useLocale()) }
  return (
    <article className={cx(ROWS, 'group relative bg-surface p-3 sm:p-4')}>
      <Picture
        imageKey={card.image?.key}
        alt={card.image ? card.title : t('noPicture')}
        sizes={SIZES}
        {...(priority && { priority })}
      />
      <HeartPlace id={card.id} title={card.title} onCard />
      <div className="mt-3">
        <StateBadge state={card.state} grade={card.grade} />
        <h3 className="mt-2 text-sm leading-snug font-medium tracking-normal">
          <Link to={productPath(card)} className="after:absolute after:inset-0 group-hover:underline">
            <ProductName title={card.title} />
          </Link>
        </h3>
      </div>
      <div>
        <CardAbout card={card} />
      </div>
      <CardPrice card={card} />
      <CardButtons card={card} />
    </article>
  )
}
