import type { Standing } from '../../../../../domains/product-list/rules/list-options.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../../../ui/badge.tsx'

const TONES: Record<Standing, Tone> = { published: 'good', soldOut: 'danger', paused: 'warning', draft: 'outline' }

export function StandingBadge({ standing }: { standing: Standing }) {
  const t = useTexts('productList')
  return (
    <Badge tone={TONES[standing]} className="whitespace-nowrap">
      {t(`one_${standing}`)}
    </Badge>
  )
}
