import type { ProductCard as Card } from '../../../domains/search/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { CompareToggle } from './compare-toggle.tsx'
import { productPath } from './product-path.ts'
import { SellerAway } from './seller-away.tsx'

/** What can be done with a product in a list. */
export const CardButtons = ({ card }: { card: Card }) => (
  <div className="relative mt-3 flex gap-1.5">
    <CardAction card={card} />
    <CompareToggle id={card.id} title={card.title} compact />
  </div>
)

/** Buy it, choose its version first, or read why not. */
function CardAction({ card }: { card: Card }) {
  const t = useTexts('shell')
  if (card.holidayUntil) return <SellerAway until={card.holidayUntil} />
  if (card.versionId && card.quantity > 0) return <AddToCart versionId={card.versionId} title={card.title} compact />
  return (
    <LinkButton
      to={productPath(card)}
      size="sm"
      variant="secondary"
      className="min-w-0 flex-1 px-2!"
      {...(card.quantity > 0 && { 'aria-label': t('chooseVersionOf', { title: card.title }) })}
    >
      {card.quantity > 0 ? t('chooseVersion') : t('soldOut')}
    </LinkButton>
  )
}
