import type { MarketGood } from '../../../domains/moderation/goods/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'

/** Where an offer stands, and who took it down. */
export function GoodStanding({ good: { status, barred, quantity } }: { good: MarketGood }) {
  const t = useTexts('marketGoods')
  if (barred) return <Badge tone="danger">{t(`barred_${barred}`)}</Badge>
  const standing = status === 'published' && quantity === 0 ? 'soldOut' : status
  return standing === 'published' ? (
    <Badge tone="good" className="whitespace-nowrap">
      {t('standing_published')}
    </Badge>
  ) : (
    <Badge>{t(`standing_${standing}`)}</Badge>
  )
}
