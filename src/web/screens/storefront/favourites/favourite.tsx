import type { FavouriteView } from '../../../../domains/wishes/favourites/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { ProductCard, ROWS_AND_NOTES } from '../../../parts/product-card/product-card.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/** As a browser keeps it, nothing is known of what it cost. */
export type ShownFavourite = Pick<FavouriteView, 'productId' | 'card'> &
  Partial<Pick<FavouriteView, 'title' | 'priceThen' | 'currency'>>

const FEW = 3
const LOOK = cx(ROWS_AND_NOTES, 'border-line border-r border-b bg-surface')

/** A product with what has changed since it got its heart; what is offered no more says so. */
export function Favourite({ favourite, onRemove }: { favourite: ShownFavourite; onRemove: () => void }) {
  const t = useTexts('wishes')
  const locale = useLocale()
  const { card, title, priceThen, currency } = favourite
  if (!card) {
    return (
      <li className={LOOK}>
        <article className="row-span-full flex flex-col gap-2 p-3 sm:p-4">
          <Badge tone="neutral">{t('gone')}</Badge>
          <h3 className="text-sm">{title ?? t('goneTitle')}</h3>
          <p className="text-xs text-muted">{t('goneText')}</p>
          <Button variant="secondary" size="sm" className="mt-auto" onClick={onRemove}>
            {t('removeGone')}
          </Button>
        </article>
      </li>
    )
  }
  const moved = priceThen !== undefined && currency !== undefined && priceThen !== card.price
  const notes = [
    ...(moved ? [t('priceThen', { price: formatMoney(priceThen, currency, locale) })] : []),
    ...(card.quantity > 0 && card.quantity < FEW ? [t('fewLeft', { count: card.quantity })] : []),
  ]
  return (
    <li className={LOOK}>
      <ProductCard card={card} />
      <div className="flex flex-col gap-2 px-3 pb-3 sm:px-4">
        {notes.map((note) => (
          <p key={note} className="text-xs font-medium">
            {note}
          </p>
        ))}
        {card.quantity === 0 && card.versionId !== null && (
          <LinkButton
            to={`/stock-alert?product=${card.id}&version=${card.versionId}`}
            size="sm"
            variant="quiet"
            className="self-start -ml-3"
          >
            {t('tellMe')}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
