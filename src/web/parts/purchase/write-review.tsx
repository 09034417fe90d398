import { Star } from 'lucide-react'
import type { OrderView } from '../../../domains/orders/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Leads to where what was received is reviewed; nothing before, and nothing for what went back. */
export function WriteReview({ purchaseKey, order: { status, number } }: { purchaseKey: string; order: OrderView }) {
  const t = useTexts('purchases')
  if (status !== 'delivered' && status !== 'completed') return null
  return (
    <LinkButton
      size="sm"
      variant="secondary"
      to={`/review/${purchaseKey}`}
      aria-label={`${t('writeReview')}: ${number}`}
    >
      <Star className="size-4" aria-hidden="true" />
      {t('writeReview')}
    </LinkButton>
  )
}
